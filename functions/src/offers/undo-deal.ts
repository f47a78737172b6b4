import { isHeldFor } from '@thriftline/domain/payments/paying/held-for';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { releaseHold } from '../payments/hold/hold.ts';
import { paymentAttemptDocument } from '../payments/records/payment-attempts.ts';

/**
 * Prepares to give up what was agreed on; call what it gives among the transaction's writes. Nobody pays that price any more, and
 * the item is free.
 */
export async function prepareUndoing(
  transaction: Transaction,
  { conversationId, productId, now }: { conversationId: string; productId: string; now: number },
): Promise<() => undefined> {
  const [attempt, product] = await Promise.all([
    read(paymentAttemptDocument(conversationId), transaction),
    read(productDocument(productId), transaction),
  ]);
  return () => {
    if (attempt?.agreed === undefined) return undefined;
    if (isHeldFor(attempt, product)) releaseHold(transaction, attempt, now);
    transaction.update(paymentAttemptDocument(conversationId), { agreed: FieldValue.delete() });
    return undefined;
  };
}
