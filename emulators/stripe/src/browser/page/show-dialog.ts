import { connectToFrame } from '../link/handshake.ts';
import { newFrame } from './new-frame.ts';

/** A page of the provider's that people have to answer. */
interface DialogFacts {
  page: 'challenge' | 'wallet';
  title: string;
  /** Pixels. */
  height: number;
  /** What the page needs to know. */
  about: object;
}

/** Opens a dialog with a page of the provider's, and waits for its answer. Rejects where that page does not come. */
export async function showDialog<Answer>(
  providerOrigin: string,
  { page, title, height, about }: DialogFacts,
): Promise<Answer> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
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
  const frame = newFrame(providerOrigin, page, title);
  // On a low screen the page scrolls in its frame.
  Object.assign(frame.style, { width: '100%', height: `min(${height}px, calc(100vh - 64px))` });
  dialog.append(frame);
  const connected = connectToFrame(frame, providerOrigin);
  const focusedBefore = document.activeElement;
  document.body.append(dialog);
  dialog.showModal();
  try {
    const channel = await connected;
    return await new Promise<Answer>((resolve, reject) => {
      channel.on('answered', (answer) => resolve(answer as Answer));
      channel.start();
      channel.call('show', about).catch(reject);
    });
  } finally {
    dialog.close();
    dialog.remove();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  }
}
