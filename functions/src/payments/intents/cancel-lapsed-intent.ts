import { randomUUID } from 'node:crypto';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import { cancelIntent, type Intent } from '../stripe/intents.ts';

/**
 * Takes the intent away from its attempt, unless the buyer may still pay with it. Afterwards a buyer
 * who comes back gets a new intent; the new key keeps Stripe from answering with the cancelled one.
 */
async function takeFromAttempt(transaction: Transaction, intent: Intent, now: number): Promise<boolean> {
  const attemptDocument = paymentAttemptDocument(intent.bookingsId);
  const attempt = await read(attemptDocument, transaction);
  // An attempt that does not know its intent yet may be about to learn that it is this one.
  const isCurrent = attempt !== undefined && (attempt.paymentIntentId ?? intent.id) === intent.id;
  if (isCurrent && (attempt.openUntil ?? 0) > now) return false;
  if (isCurrent) {
    transaction.update(attemptDocument, {
      idempotencyKey: randomUUID(),
      paymentIntentId: FieldValue.delete(),
    });
  }
  return true;
}

/** Cancels an open intent whose time to pay is over, and says whether it did. */
export async function cancelLapsedIntent(intent: Intent, now: number): Promise<boolean> {
  const isFree = await firestore().runTransaction((transaction) => takeFromAttempt(transaction, intent, now));
  return isFree && (await cancelIntent(intent.id));
}
