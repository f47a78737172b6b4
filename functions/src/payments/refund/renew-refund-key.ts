import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { isSavedUnderKey } from '../stripe/stripe-errors.ts';

/**
 * After an error that Stripe saved: gives the record's refund a new idempotency key, under which no error is saved. `asked` is how many
 * tries the key that met it was made of: of several who met the same error one renews it, else the next two would ask under two keys,
 * and a part of the money could go twice.
 */
export async function renewRefundKey(
  paymentIntentId: string,
  asked: number | undefined,
  error: unknown,
): Promise<void> {
  if (!(await isSavedUnderKey(error))) return;
  const document = paymentDocument(paymentIntentId);
  await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    if (record === undefined || record.refundTries !== asked) return;
    transaction.update(document, { refundTries: (asked ?? 0) + 1 });
  });
}
