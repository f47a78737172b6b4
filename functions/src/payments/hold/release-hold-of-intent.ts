import { agreementInForce } from '@thriftline/domain/payments/paying/agreement';
import { isHeldFor } from '@thriftline/domain/payments/paying/held-for';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import type { Intent } from '../stripe/intents.ts';
import { releaseHold } from './hold.ts';

/**
 * Releases the hold of an intent that nobody can pay with any more, so that others may buy. The hold stays when the
 * booking has another intent by now, as news of an old one may come late, and while buyer and seller have agreed on a price.
 */
export async function releaseHoldOfIntent(intent: Intent): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const [product, attempt] = await Promise.all([
      read(productDocument(intent.productId), transaction),
      read(paymentAttemptDocument(intent.bookingsId), transaction),
    ]);
    const isCurrent = attempt?.paymentIntentId === intent.id;
    if (!isCurrent || !isHeldFor(attempt, product)) return false;
    const now = Date.now();
    if (product && agreementInForce(attempt, product, now)) return false;
    releaseHold(transaction, attempt, now);
    return true;
  });
}
