import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { read } from '../stores/collection.ts';
import { paymentAttemptDocument } from '../stores/payment-attempts.ts';
import { productDocument } from '../stores/products.ts';
import type { Intent } from '../stores/stripe-intents.ts';

/**
 * Frees the hold of an intent that nobody can pay with any more, so that others may buy. The hold stays when the booking
 * has another intent by now: news of an old one may come late.
 */
export async function releaseDeadIntent(intent: Intent): Promise<boolean> {
  const productReference = productDocument(intent.bookingId);
  return firestore().runTransaction(async (transaction) => {
    const [product, attempt] = await Promise.all([
      read(productReference, transaction),
      read(paymentAttemptDocument(intent.bookingsId), transaction),
    ]);
    const isCurrent = attempt?.paymentIntentId === intent.id;
    if (!isCurrent || product?.hold?.bookingId !== intent.bookingsId) return false;
    transaction.update(productReference, { hold: FieldValue.delete() });
    return true;
  });
}
