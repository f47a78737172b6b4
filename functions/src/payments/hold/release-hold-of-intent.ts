import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import type { Intent } from '../stripe/intents.ts';
import { holdTakenAt, isHeldFor, releaseHold } from './hold.ts';

/**
 * Releases the hold of an intent that nobody can pay with any more, or whose card was declined, so that others may buy.
 * The hold stays when the booking has another intent by now: news of an old one may come late. For the same reason a
 * hold stays that was taken after `declined` (milliseconds since 1970): the buyer tries another card.
 */
export async function releaseHoldOfIntent(intent: Intent, declined?: number): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const [product, attempt] = await Promise.all([
      read(productDocument(intent.productId), transaction),
      read(paymentAttemptDocument(intent.bookingsId), transaction),
    ]);
    const isCurrent = attempt?.paymentIntentId === intent.id;
    if (!isCurrent || product === undefined || !isHeldFor(intent.bookingsId, product)) return false;
    // Stripe's times are whole seconds, rounded down.
    if (declined !== undefined && (holdTakenAt(product) ?? 0) >= declined + 1000) return false;
    releaseHold(transaction, intent.productId);
    return true;
  });
}
