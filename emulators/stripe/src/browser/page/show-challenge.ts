import { connectToFrame } from '../link/handshake.ts';
import type { Challenge, IntentResult } from '../link/protocol.ts';
import { newFrame } from './new-frame.ts';

/** Opens the 3-D Secure dialog and waits until the payer has completed or failed it. */
export async function showChallenge(providerOrigin: string, challenge: Challenge): Promise<IntentResult> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', '3D Secure authentication');
  Object.assign(dialog.style, {
    width: 'min(420px, calc(100vw - 32px))',
    padding: '0',
    border: '0',
    borderRadius: '10px',
    overflow: 'hidden',
    boxShadow: '0 16px 48px rgba(0, 0, 0, 0.35)',
    background: '#ffffff',
  });
  // The payer must answer: left open, the payment would hang.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  const frame = newFrame(providerOrigin, 'challenge', '3D Secure authentication');
  Object.assign(frame.style, { width: '100%', height: '320px' });
  dialog.append(frame);
  const connected = connectToFrame(frame, providerOrigin);
  const focusedBefore = document.activeElement;
  document.body.append(dialog);
  dialog.showModal();
  try {
    const channel = await connected;
    return await new Promise<IntentResult>((resolve, reject) => {
      channel.on('answered', (result) => resolve(result as IntentResult));
      channel.start();
      channel.call('show', challenge).catch(reject);
    });
  } finally {
    dialog.close();
    dialog.remove();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  }
}
