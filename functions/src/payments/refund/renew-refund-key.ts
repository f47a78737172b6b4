import { FieldValue } from 'firebase-admin/firestore';
import { paymentDocument } from '../records/payments.ts';
import { isSavedUnderKey } from '../stripe/stripe-errors.ts';

/** After an error that Stripe saved: gives the record's refund a new idempotency key, under which no error is saved. */
export async function renewRefundKey(paymentIntentId: string, error: unknown): Promise<void> {
  if (!(await isSavedUnderKey(error))) return;
  await paymentDocument(paymentIntentId).update({ refundTries: FieldValue.increment(1) });
}
