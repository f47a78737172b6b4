import type { Stripe } from 'stripe';
import { DISPUTE_MOVES, DISPUTE_REASONS, moveDispute, openDispute } from '../payments/dispute-charge.ts';
import { failRefund, REFUND_FAILURES } from '../payments/fail-refund.ts';
import { payBefore } from '../payments/pay-before.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { FRAUD_TYPES, warnOfFraud } from '../payments/warn-of-fraud.ts';
import type { Provider } from '../provider/provider.ts';
import { ControlBody, ControlError } from './control-body.ts';
import { type ControlRoute, contextOf, found } from './control-route.ts';

/** The charge that paid an intent. */
function paidCharge({ store }: Provider, intentId: string): Stripe.Charge {
  const { latest_charge: charge, status } = found(store.paymentIntents, intentId);
  if (status !== 'succeeded' || typeof charge !== 'string') {
    throw new ControlError(`${intentId} is ${status}, not succeeded`);
  }
  return found(store.charges, charge);
}

function required<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined) throw new ControlError(`${name} is missing`);
  return value;
}

/** What banks do of themselves, days later: refunds sent back or confirmed, disputes, warnings; and payments of before. */
export const BANK_ROUTES: readonly ControlRoute[] = [
  {
    method: 'POST',
    path: /^\/test\/refunds\/(re_\w+)\/fail$/,
    answer: (provider, { id, text }) => {
      const reason = new ControlBody(text, ['reason']).oneOf('reason', REFUND_FAILURES) ?? 'unknown';
      const refund = found(provider.store.refunds, id);
      if (refund.status !== 'succeeded' && refund.status !== 'pending') {
        throw new ControlError(`${id} is ${refund.status}, not succeeded or pending`);
      }
      return failRefund(contextOf(provider), refund, reason);
    },
  },
  {
    method: 'POST',
    path: /^\/test\/refunds\/(re_\w+)\/settle$/,
    answer: (provider, { id }) => settleRefund(contextOf(provider), found(provider.store.refunds, id)),
  },
  {
    method: 'POST',
    path: /^\/test\/payment_intents\/(pi_\w+)\/dispute$/,
    answer: (provider, { id, text }) => {
      const body = new ControlBody(text, ['reason', 'amount', 'inquiry']);
      return openDispute(contextOf(provider), paidCharge(provider, id), {
        reason: body.oneOf('reason', DISPUTE_REASONS) ?? 'fraudulent',
        amount: body.count('amount'),
        isInquiry: body.flag('inquiry'),
      });
    },
  },
  {
    method: 'POST',
    path: /^\/test\/disputes\/(dp_\w+)\/move$/,
    answer: (provider, { id, text }) => {
      const status = required('status', new ControlBody(text, ['status']).oneOf('status', DISPUTE_MOVES));
      return moveDispute(contextOf(provider), found(provider.store.disputes, id), status);
    },
  },
  {
    method: 'POST',
    path: /^\/test\/payment_intents\/(pi_\w+)\/warn$/,
    answer: (provider, { id, text }) => {
      const type = new ControlBody(text, ['type']).oneOf('type', FRAUD_TYPES) ?? 'made_with_stolen_card';
      return warnOfFraud(contextOf(provider), paidCharge(provider, id), type);
    },
  },
  {
    method: 'POST',
    path: /^\/test\/payments$/,
    answer: (provider, { text }) => {
      const body = new ControlBody(text, ['id', 'amount', 'currency', 'created', 'metadata', 'refundId']);
      return payBefore(contextOf(provider), {
        id: required('id', body.text('id')),
        amount: required('amount', body.count('amount')),
        currency: required('currency', body.text('currency')),
        created: required('created', body.count('created')),
        metadata: body.textByName('metadata') ?? {},
        refundId: body.text('refundId'),
      });
    },
  },
];
