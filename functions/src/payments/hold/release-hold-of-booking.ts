import { agreementInForce } from '@thriftline/domain/payments/paying/agreement';
import { isHeldFor } from '@thriftline/domain/payments/paying/held-for';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import { releaseHold } from './hold.ts';

/**
 * Releases a booking's hold on its product and says whether it did. What buyer and seller agreed on keeps its hold, whatever page
 * is left: only its payment is no longer open.
 */
export async function releaseHoldOfBooking(bookingsId: string, productId: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const [product, attempt] = await Promise.all([
      read(productDocument(productId), transaction),
      read(paymentAttemptDocument(bookingsId), transaction),
    ]);
    if (attempt === undefined || !isHeldFor(attempt, product)) return false;
    const now = Date.now();
    if (product && agreementInForce(attempt, product, now)) {
      transaction.update(paymentAttemptDocument(bookingsId), { openUntil: now });
      return false;
    }
    releaseHold(transaction, attempt, now);
    return true;
  });
}
