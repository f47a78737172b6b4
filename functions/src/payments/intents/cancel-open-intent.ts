import { read } from '../../firestore/collection.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import { cancelIntent } from '../stripe/intents.ts';

/** Cancels the payment a booking has open at Stripe, if any; one that is paid already stays paid. */
export async function cancelOpenIntent(bookingsId: string): Promise<void> {
  const attempt = await read(paymentAttemptDocument(bookingsId));
  if (attempt?.paymentIntentId !== undefined) await cancelIntent(attempt.paymentIntentId);
}
