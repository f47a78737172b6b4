import type { Stripe } from 'stripe';
import { book } from '../balance/ledger.ts';
import { newId } from '../model/new-id.ts';
import { type TestCard, testCardByNumber } from '../model/test-cards.ts';
import { InvalidRequest, ResourceMissing } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { amountInWords } from './currency-units.ts';
import { isChargedBack } from './dispute-charge.ts';
import { failRefund } from './fail-refund.ts';
import { findIntent } from './find-intent.ts';
import type { PaymentContext } from './payment-context.ts';
import { settleRefund } from './settle-refund.ts';
import { endWarnings } from './warn-of-fraud.ts';

export const REFUND_PARAMETERS = ['payment_intent', 'charge', 'amount', 'reason', 'metadata'] as const;

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** The charge to refund, named by itself or by its intent. */
function findCharge(context: PaymentContext, parameters: Parameters): Stripe.Charge {
  const intentId = parameters.text('payment_intent');
  const chargeId = parameters.text('charge');
  if (intentId === undefined && chargeId === undefined) {
    throw new InvalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent =
    intentId === undefined
      ? undefined
      : findIntent(context, intentId, { param: 'payment_intent', status: 400 });
  const named = chargeId ?? intent?.latest_charge;
  const charge = typeof named === 'string' ? context.store.charges.get(named) : undefined;
  if (chargeId !== undefined && charge === undefined)
    throw new ResourceMissing('charge', chargeId, 'charge', 400);
  if (charge === undefined || !charge.paid) {
    throw new InvalidRequest(
      intentId === undefined
        ? `Charge ${chargeId} has not been paid, so there is nothing to refund.`
        : `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      intentId === undefined ? { param: 'charge' } : { param: 'payment_intent' },
    );
  }
  if (intent !== undefined && charge.payment_intent !== intent.id) {
    throw new InvalidRequest(`Charge ${charge.id} does not belong to PaymentIntent ${intent.id}.`, {
      param: 'charge',
    });
  }
  return charge;
}

function readRefundAmount(charge: Stripe.Charge, parameters: Parameters): number {
  const left = charge.amount - charge.amount_refunded;
  const inWords = (cents: number) => amountInWords(cents, charge.currency);
  if (left === 0) {
    throw new InvalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = parameters.integer('amount') ?? left;
  const refuse = (message: string, code?: string) =>
    new InvalidRequest(message, { param: 'amount', ...(code === undefined ? {} : { code }) });
  if (amount < 1) throw refuse('Invalid positive integer', 'parameter_invalid_integer');
  if (amount > charge.amount) {
    throw refuse(
      `Refund amount (${inWords(amount)}) is greater than charge amount (${inWords(charge.amount)})`,
    );
  }
  if (amount > left) {
    throw refuse(
      `Refund amount (${inWords(amount)}) is greater than unrefunded amount on charge (${inWords(left)})`,
    );
  }
  return amount;
}

/** The test card that was charged, if it was one. */
function cardOf({ store }: PaymentContext, { payment_method: method }: Stripe.Charge): TestCard | undefined {
  const number = typeof method === 'string' ? store.paymentMethods.get(method)?.testCard : undefined;
  return typeof number === 'string' ? testCardByNumber(number) : undefined;
}

/** Gives money of a charge back: all that is left of it, or the amount asked for. */
export function createRefund(context: PaymentContext, parameters: Parameters): Stripe.Refund {
  const reason = parameters.oneOf('reason', REASONS) ?? null;
  const metadata = parameters.metadata({});
  const charge = findCharge(context, parameters);
  const card = cardOf(context, charge);
  if (isChargedBack(context, charge)) {
    throw new InvalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const amount = readRefundAmount(charge, parameters);
  const isPending = card?.refundsPend === true;
  const id = newId('re');
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    // The provider keeps its fee for the charge.
    balance_transaction: book(context.store, {
      account: null,
      kind: 'refund',
      amount: -amount,
      currency: charge.currency,
      source: id,
      at: context.now(),
      description: 'REFUND FOR CHARGE',
    }).id,
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(isPending ? { pending_reason: 'processing' as const } : {}),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  context.store.refunds.set(refund.id, refund);
  context.store.changed();
  context.emit('refund.created', refund);
  context.emit('charge.refunded', charge, previous);
  if (charge.refunded) endWarnings(context, charge);
  if (isPending) context.later((then) => settleRefund(then, refund));
  if (card?.refundsFail) context.later((then) => failRefund(then, refund, 'expired_or_canceled_card'));
  return refund;
}
