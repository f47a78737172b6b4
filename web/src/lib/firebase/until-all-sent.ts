import { waitForPendingWrites } from 'firebase/firestore';
import { BackOff, doubling } from '../connection/back-off.ts';
import { waitForNetwork } from '../connection/wait-for-network.ts';
import { firestore } from './firestore.ts';

/** How long Firestore is left to hear of it before it is asked to look, in milliseconds. */
const PAUSES_MS = doubling(15_000, 300_000);

/**
 * Settles once the server has answered all that Firestore had queued, however long that takes. Firestore is asked again and again: it does
 * not hear of what the worker that sends with the app closed had still to send as this page was opened. Throws the signal's reason, and
 * where somebody else signs in.
 */
export async function untilAllSent(signal: AbortSignal): Promise<void> {
  const backOff = new BackOff(PAUSES_MS);
  for (let isSent = false; !isSent; ) {
    isSent = await Promise.race([
      waitForPendingWrites(firestore).then(() => true),
      waitForNetwork(backOff.next(), signal).then(() => false),
    ]);
    signal.throwIfAborted();
  }
}
