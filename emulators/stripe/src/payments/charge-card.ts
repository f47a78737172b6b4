import type { Stripe } from 'stripe';
import { book } from '../balance/ledger.ts';
import { chargeFee } from '../balance/pricing.ts';
import { DECLINES, type DeclineName } from '../model/declines.ts';
import type { StoredPaymentMethod } from '../model/store.ts';
import { type TestCard, testCardByNumber } from '../model/test-cards.ts';
import { ApiError, docUrl } from '../protocol/api-error.ts';
import { followCharge } from './follow-charge.ts';
import { move } from './intent-states.ts';
import { newCharge } from './new-charge.ts';
import type { PaymentContext } from './payment-context.ts';

/** The error of a declined intent, as Stripe answers a confirmation: the intent comes along. */
export function cardDeclined(intent: Stripe.PaymentIntent, reason: DeclineName): ApiError {
  const { last_payment_error: error, latest_charge: charge } = intent;
  return new ApiError(402, {
    type: 'card_error',
    ...DECLINES[reason],
    ...(typeof charge === 'string' ? { charge } : {}),
    payment_intent: structuredClone(intent),
    ...(error?.payment_method === undefined ? {} : { payment_method: error.payment_method }),
  });
}

/** Records that the card was refused, and gives the reason back. */
export function decline(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  stored: StoredPaymentMethod,
  reason: DeclineName,
): DeclineName {
  const facts = DECLINES[reason];
  const charge = newCharge(context, intent, stored, reason);
  context.store.charges.set(charge.id, charge);
  move(intent, 'declined');
  intent.latest_charge = charge.id;
  intent.next_action = null;
  intent.payment_method = null;
  intent.processing = null;
  intent.last_payment_error = {
    ...facts,
    charge: charge.id,
    doc_url: docUrl(facts.code),
    payment_method: structuredClone(stored.method),
    type: 'card_error',
  };
  context.store.changed();
  context.emit('charge.failed', charge);
  context.emit('payment_intent.payment_failed', intent);
  return reason;
}

function bookCharge(context: PaymentContext, charge: Stripe.Charge): Stripe.BalanceTransaction {
  const at = context.now();
  return book(context.store, {
    account: null,
    kind: 'charge',
    amount: charge.amount,
    currency: charge.currency,
    source: charge.id,
    at,
    availableOn: at + context.pricing.pendingSeconds,
    fee: { amount: chargeFee(context.pricing, charge.amount), description: 'Stripe processing fees' },
    description: charge.description,
  });
}

function succeed(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  stored: StoredPaymentMethod,
  card: TestCard | undefined,
): Stripe.PaymentIntent {
  const charge = newCharge(context, intent, stored);
  context.store.charges.set(charge.id, charge);
  move(intent, 'charged');
  intent.latest_charge = charge.id;
  intent.amount_received = intent.amount;
  intent.next_action = null;
  intent.processing = null;
  if (stored.method.card?.checks?.cvc_check) stored.method.card.checks.cvc_check = 'pass';
  context.store.changed();
  context.emit('charge.succeeded', charge);
  context.emit('payment_intent.succeeded', intent);
  // Captured by itself a moment later, what it brings to the balance is known.
  charge.balance_transaction = bookCharge(context, charge).id;
  context.emit('charge.updated', charge, { balance_transaction: null });
  followCharge(context, charge, card?.bank);
  return intent;
}

/** Ends what `chargeCard` began: the money arrives, or the card is refused. */
export function settleCharge(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  stored: StoredPaymentMethod,
): Stripe.PaymentIntent {
  const testCard = stored.testCard === null ? undefined : testCardByNumber(stored.testCard);
  const reason = testCard === undefined ? 'notATestCard' : testCard.decline;
  if (reason === undefined) return succeed(context, intent, stored, testCard);
  throw cardDeclined(intent, decline(context, intent, stored, reason));
}

/** Charges the card as its number says. Throws a card error when it is refused. */
export function chargeCard(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  stored: StoredPaymentMethod,
): Stripe.PaymentIntent {
  if (!context.holdsProcessing()) return settleCharge(context, intent, stored);
  move(intent, 'processingStarted');
  intent.next_action = null;
  intent.processing = { type: 'card', card: {} };
  context.store.changed();
  context.emit('payment_intent.processing', intent);
  return intent;
}
