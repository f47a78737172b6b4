import type { Challenge, IntentResult } from '../link/protocol.ts';
import { showDialog } from './show-dialog.ts';

/** Opens the 3-D Secure dialog and waits until the payer has completed or failed it. */
export function showChallenge(providerOrigin: string, challenge: Challenge): Promise<IntentResult> {
  const title = '3D Secure authentication';
  return showDialog(providerOrigin, { page: 'challenge', title, height: 320, about: challenge });
}
