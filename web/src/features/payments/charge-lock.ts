import { withLock } from '@/lib/browser/web-lock.ts';

const nameOf = (bookingsId: string) => `thriftline-charge-${bookingsId}`;

/**
 * Takes the lock of a booking's payment for as long as the work lasts: this page hears what becomes of the card. The work does
 * not wait for it, since a wallet opens in the press of a button alone.
 */
export function holdCharge(bookingsId: string, work: Promise<unknown>): void {
  withLock(nameOf(bookingsId), {}, () => work)
    // What became of the work is told by the work.
    .catch((error: unknown) => console.warn('The lock of a payment was not held to its end', error));
}

/** Calls back once no page of this device hears any more what becomes of the card. Gives back how to stop. */
export function whenUnheard(bookingsId: string, then: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  withLock(nameOf(bookingsId), { signal }, async () => then()).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return () => controller.abort();
}
