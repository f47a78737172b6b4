import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import type { Actor } from '../../accounts/actor.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { releaseHoldOfBooking } from '../hold/release-hold-of-booking.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { cancelIntent, createIntent, findIntent, type Intent, isOpen } from '../stripe/intents.ts';
import { isSavedUnderKey } from '../stripe/stripe-errors.ts';
import { openAttempt } from './open-attempt.ts';
import { limitIntents } from './payment-limits.ts';

/** An intent the buyer can pay with, and how long the product is theirs. */
export interface OpenPayment {
  clientSecret: string;
  paymentIntentId: string;
  bookingsId: string;
  /** Cents. */
  amount: number;
  /** Milliseconds since 1970; null when others may buy meanwhile. */
  holdUntil: number | null;
}

/** Stores the attempt's intent, and says whether it did: a newer attempt may have taken its place meanwhile. */
async function storeIntent(attempt: PaymentAttempt, paymentIntentId: string): Promise<boolean> {
  const document = paymentAttemptDocument(attempt.bookingsId);
  return firestore().runTransaction(async (transaction) => {
    const current = await read(document, transaction);
    if (current?.idempotencyKey !== attempt.idempotencyKey) return false;
    transaction.update(document, { paymentIntentId });
    return true;
  });
}

/**
 * Asks Stripe for the attempt's intent. After an error the attempt has come to its end, or Stripe would repeat that error
 * under its key for a day; undefined says so while there are tries left. An intent that was made nevertheless cannot be
 * paid with, since nobody was told its secret; the reconciliation cancels it.
 */
async function newIntent(attempt: PaymentAttempt, triesLeft: number): Promise<Intent | undefined> {
  let created: Intent;
  try {
    created = await createIntent(attempt);
  } catch (error) {
    if (triesLeft === 0 || !(await isSavedUnderKey(error))) throw error;
    return undefined;
  }
  if (await storeIntent(attempt, created.id)) return created;
  // The attempt was given up while Stripe was asked: two intents to pay with would be one too many.
  await cancelIntent(created.id);
  return undefined;
}

/** Counts the actor's new intents: one for each time they ask, however often Stripe has to be asked for it. */
function intentCounter(actor: Actor): (attempt: PaymentAttempt) => Promise<void> {
  let isCounted = false;
  return async ({ bookingsId, productId }) => {
    if (isCounted) return;
    isCounted = true;
    try {
      await limitIntents(actor);
    } catch (error) {
      // A buyer who can't pay now keeps no one out.
      await releaseHoldOfBooking(bookingsId, productId);
      throw error;
    }
  };
}

/** The attempt's intent when it can still be paid with; undefined when it has come to its end. */
async function usableIntent(
  attempt: PaymentAttempt,
  triesLeft: number,
  count: (attempt: PaymentAttempt) => Promise<void>,
): Promise<Intent | undefined> {
  if (attempt.paymentIntentId === undefined) {
    await count(attempt);
    return newIntent(attempt, triesLeft);
  }
  let intent = await findIntent(attempt.paymentIntentId);
  if (intent && isOpen(intent)) {
    if (intent.amount === attempt.amount) return intent;
    // What cannot be cancelled may have been paid since.
    if (!(await cancelIntent(intent.id))) intent = await findIntent(intent.id);
  }
  // Made under another key, of another account or of test mode: nobody can pay with it any more.
  if (intent === undefined) return undefined;
  // Paid on a page that was closed too early: the money counts.
  if (intent.status === 'succeeded') await settlePayment(intent);
  return undefined;
}

/**
 * Holds the product of the actor's booking and gives the intent to pay for it; asking again gives the same intent while
 * it is open. Throws `too-many-requests` when the actor had many new ones in this hour. The amount is the product's stored price; throws `conflict` when
 * the buyer was shown another, or another state of the product, or when the product is not the one that was booked.
 */
export async function createPaymentIntent(
  actor: Actor,
  input: ShownItem & { bookingsId: string },
): Promise<OpenPayment> {
  let ended: PaymentAttempt | undefined;
  const count = intentCounter(actor);
  for (let triesLeft = 2; triesLeft >= 0; triesLeft -= 1) {
    const { attempt, holdUntil } = await openAttempt(actor, input, ended);
    const intent = await usableIntent(attempt, triesLeft, count);
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
  throw new AppError('conflict', msg`This payment is in use on another page. Reload it.`);
}
