import { AppError } from '@thriftline/domain/errors';
import { firestore } from '../firebase.ts';
import { read } from '../stores/collection.ts';
import { type PaymentAttempt, paymentAttemptDocument } from '../stores/payment-attempts.ts';
import { cancelIntent, createIntent, type Intent, isOpen, retrieveIntent } from '../stores/stripe-intents.ts';
import type { Actor } from './actor.ts';
import { holdProduct } from './hold-product.ts';
import { settlePayment } from './settle-payment.ts';

/** An intent the buyer can pay with, and how long the product is theirs. */
export interface OpenPayment {
  clientSecret: string;
  paymentIntentId: string;
  bookingsId: string;
  /** Cents. */
  amount: number;
  /** Milliseconds since 1970. */
  holdUntil: number;
}

/** Remembers the attempt's intent, unless a newer attempt took its place meanwhile. */
async function rememberIntent(attempt: PaymentAttempt, paymentIntentId: string): Promise<void> {
  const document = paymentAttemptDocument(attempt.bookingsId);
  await firestore().runTransaction(async (transaction) => {
    const current = await read(document, transaction);
    if (current?.idempotencyKey !== attempt.idempotencyKey) return;
    if (current.paymentIntentId !== paymentIntentId) transaction.update(document, { paymentIntentId });
  });
}

/** The attempt's intent when it can still be paid with; undefined when it has come to its end. */
async function usableIntent(attempt: PaymentAttempt): Promise<Intent | undefined> {
  if (attempt.paymentIntentId === undefined) {
    const created = await createIntent(attempt);
    await rememberIntent(attempt, created.id);
    return created;
  }
  const intent = await retrieveIntent(attempt.paymentIntentId);
  if (isOpen(intent) && intent.amount === attempt.amount) return intent;
  if (isOpen(intent)) await cancelIntent(intent.id);
  // Paid on a page that was closed too early: the money counts.
  if (intent.status === 'succeeded') await settlePayment(intent);
  return undefined;
}

/**
 * Holds the product of the actor's booking and gives the intent to pay for it; asking again gives the same intent while
 * it is open. The amount is the product's stored price; a `productprice` that differs is a `conflict`.
 */
export async function createPaymentIntent(
  actor: Actor,
  input: { bookingsId: string; productprice?: number | undefined },
): Promise<OpenPayment> {
  let ended: PaymentAttempt | undefined;
  for (let tries = 0; tries < 3; tries += 1) {
    const { attempt, holdUntil } = await holdProduct(actor, input, ended);
    const intent = await usableIntent(attempt);
    if (intent) {
      return {
        clientSecret: intent.clientSecret,
        paymentIntentId: intent.id,
        bookingsId: attempt.bookingsId,
        amount: intent.amount,
        holdUntil,
      };
    }
    ended = attempt;
  }
  throw new AppError('conflict', 'This payment is in use on another page. Please reload.');
}
