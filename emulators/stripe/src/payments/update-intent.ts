import type { Stripe } from 'stripe';
import type { Parameters } from '../protocol/parameters.ts';
import { assertChargeable, readAmount, readCurrency } from './amount.ts';
import { type ConfirmOptions, giveMethod } from './confirm-intent.ts';
import { assertUpdatable, move } from './intent-states.ts';
import type { PaymentContext } from './payment-context.ts';

export const UPDATE_PARAMETERS: readonly string[] = [
  'amount',
  'currency',
  'description',
  'metadata',
  'payment_method',
  'receipt_email',
  'setup_future_usage',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
];

/** Parameters that only an open intent takes. */
const OPEN_ONLY = ['amount', 'currency', 'payment_method', 'setup_future_usage', 'transfer_group'] as const;

const TEXTS = [
  'description',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
] as const;

/** Changes a payment intent. A new amount or method of one that waits for a challenge asks for a new confirmation. */
export function updateIntent(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  parameters: Parameters,
  options: ConfirmOptions,
): Stripe.PaymentIntent {
  for (const name of OPEN_ONLY) {
    if (parameters.has(name)) assertUpdatable(intent, name);
  }
  const metadata = parameters.metadata(intent.metadata);
  const amount = readAmount(parameters) ?? intent.amount;
  const currency = readCurrency(parameters) ?? intent.currency;
  assertChargeable(amount, currency);
  const usage =
    parameters.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? intent.setup_future_usage;
  const texts = TEXTS.map((name) => [name, parameters.clearableText(name)] as const);
  giveMethod(context, intent, parameters, options);
  if (amount !== intent.amount && intent.status === 'requires_action') {
    move(intent, 'methodGiven');
    intent.next_action = null;
  }
  Object.assign(intent, { amount, currency, metadata, setup_future_usage: usage });
  for (const [name, text] of texts) {
    if (text !== undefined) intent[name] = text;
  }
  context.store.changed();
  return intent;
}
