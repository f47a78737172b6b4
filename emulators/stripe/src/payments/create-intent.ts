import type { Stripe } from 'stripe';
import { newId, randomText } from '../model/new-id.ts';
import { InvalidRequest } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { assertChargeable, readAmount, readCurrency } from './amount.ts';
import {
  assertReadyToPay,
  CONFIRM_PARAMETERS,
  type ConfirmOptions,
  giveMethod,
  startPayment,
} from './confirm-intent.ts';
import type { PaymentContext } from './payment-context.ts';

export const CREATE_PARAMETERS: readonly string[] = [
  'allowed_payment_method_types',
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'currency',
  'description',
  'metadata',
  'payment_method_types',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
  ...CONFIRM_PARAMETERS,
];

/**
 * The types the caller allows; undefined when Stripe is to choose. Older ways of saying so are gone since version endive:
 * https://docs.stripe.com/changelog/endive/2026-09-30/removes-the-payment-method-types-parameter-from-payment-intents-and-setup-intents
 */
function readAllowedTypes(parameters: Parameters): string[] | undefined {
  if (parameters.has('payment_method_types')) {
    throw new InvalidRequest(
      'payment_method_types is no longer supported: use allowed_payment_method_types, or dynamic payment methods.',
      { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
    );
  }
  const types = parameters.list('allowed_payment_method_types');
  if (types === undefined || types.includes('card')) return types;
  throw new InvalidRequest(
    `The local card provider serves cards only, not ${types.join(', ') || 'an empty list'}.`,
    { param: 'allowed_payment_method_types' },
  );
}

function readAutomatic(
  parameters: Parameters,
  allowedTypes: readonly string[] | undefined,
): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  const automatic = parameters.nested('automatic_payment_methods', ['enabled', 'allow_redirects']);
  if (automatic === undefined) {
    return allowedTypes === undefined ? { allow_redirects: 'always', enabled: true } : null;
  }
  if (allowedTypes !== undefined) {
    throw new InvalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.',
      { code: 'parameters_exclusive', param: 'automatic_payment_methods' },
    );
  }
  const enabled = automatic.boolean('enabled') ?? automatic.missing('enabled');
  const redirects = automatic.oneOf('allow_redirects', ['always', 'never']) ?? 'always';
  return enabled ? { allow_redirects: redirects, enabled } : null;
}

/** Creates a payment intent, and confirms it at once when `confirm` says so. */
export function createIntent(
  context: PaymentContext,
  parameters: Parameters,
  options: ConfirmOptions,
): Stripe.PaymentIntent {
  const amount = readAmount(parameters) ?? parameters.missing('amount');
  const currency = readCurrency(parameters) ?? parameters.missing('currency');
  assertChargeable(amount, currency);
  parameters.oneOf('capture_method', ['automatic', 'automatic_async']);
  parameters.oneOf('confirmation_method', ['automatic']);
  const allowedTypes = readAllowedTypes(parameters);
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowedTypes ?? null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: readAutomatic(parameters, allowedTypes),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: parameters.oneOf('capture_method', ['automatic', 'automatic_async']) ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: context.now(),
    currency,
    customer: null,
    customer_account: null,
    description: parameters.clearableText('description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: parameters.metadata({}),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: parameters.clearableText('receipt_email') ?? null,
    review: null,
    setup_future_usage: parameters.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? null,
    shipping: null,
    source: null,
    statement_descriptor: parameters.clearableText('statement_descriptor') ?? null,
    statement_descriptor_suffix: parameters.clearableText('statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_group: parameters.text('transfer_group') ?? null,
  };
  const confirms = parameters.boolean('confirm') ?? false;
  giveMethod(context, intent, parameters, options);
  if (confirms) assertReadyToPay(intent, parameters, options);
  context.store.paymentIntents.set(id, intent);
  context.store.changed();
  context.emit('payment_intent.created', intent);
  return confirms ? startPayment(context, intent, parameters, options) : intent;
}
