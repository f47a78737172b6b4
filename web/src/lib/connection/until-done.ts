import { BackOff, doubling } from './back-off.ts';
import { waitForNetwork } from './wait-for-network.ts';

/** Between tries, in milliseconds. */
const PAUSES_MS = doubling(2_000, 60_000);

/**
 * Does the work, and where it fails again, longer apart each time and at once when the network is back, until it is done. Each failure
 * is logged after the words that say what it means for now. Ends undone once the signal is aborted. Never throws.
 */
export async function untilDone(
  work: () => Promise<void>,
  words: string,
  signal: AbortSignal,
): Promise<void> {
  const backOff = new BackOff(PAUSES_MS);
  while (!signal.aborted) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted) return;
      console.warn(words, error);
    }
    await waitForNetwork(backOff.next(), signal);
  }
}
