import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import { isHeldFor, releaseHold } from './hold.ts';

/** Releases a booking's hold on its product and says whether it had it. */
export async function releaseHoldOfBooking(bookingsId: string, productId: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const [product, attempt] = await Promise.all([
      read(productDocument(productId), transaction),
      read(paymentAttemptDocument(bookingsId), transaction),
    ]);
    if (attempt === undefined || !isHeldFor(attempt, product)) return false;
    releaseHold(transaction, attempt, Date.now());
    return true;
  });
}
