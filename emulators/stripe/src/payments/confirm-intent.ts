import type { Stripe } from 'stripe';
import { newId } from '../model/new-id.ts';
import type { StoredPaymentMethod } from '../model/store.ts';
import { testCardByNumber } from '../model/test-cards.ts';
import { InvalidRequest, UnexpectedState } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { cardDeclined, chargeCard, decline } from './charge-card.ts';
import { assertConfirmable, move } from './intent-states.ts';
import type { PaymentContext } from './payment-context.ts';
import { createPaymentMethod, findPaymentMethod, PAYMENT_METHOD_PARAMETERS } from './payment-methods.ts';

export const CONFIRM_PARAMETERS: readonly string[] = [
  'error_on_requires_action',
  'off_session',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'use_stripe_sdk',
];

/** Who confirms: a server with the secret key, or the payer's browser. */
export interface ConfirmOptions {
  byServer: boolean;
  /** Whether a card number may be among the parameters. */
  acceptsNumbers: boolean;
}

/** The payment method the parameters name or describe, if any. */
function readMethod(
  context: PaymentContext,
  parameters: Parameters,
  options: ConfirmOptions,
): StoredPaymentMethod | undefined {
  const id = parameters.text('payment_method');
  if (id !== undefined) return findPaymentMethod(context, id, { param: 'payment_method', status: 400 });
  const data = parameters.nested('payment_method_data', PAYMENT_METHOD_PARAMETERS);
  return data && createPaymentMethod(context, data, options);
}

/** Puts the payment method of the parameters, if there is one, on the intent, which then waits for confirmation. */
export function giveMethod(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  parameters: Parameters,
  options: ConfirmOptions,
): void {
  const stored = readMethod(context, parameters, options);
  if (stored === undefined) return;
  intent.payment_method = stored.method.id;
  intent.next_action = null;
  move(intent, 'methodGiven');
}

/** Throws what Stripe answers when the intent can't be confirmed as it is: no method, or no way back from one. */
export function assertReadyToPay(
  intent: Stripe.PaymentIntent,
  parameters: Parameters,
  options: ConfirmOptions,
): void {
  if (typeof intent.payment_method !== 'string') {
    throw new UnexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      intent,
    );
  }
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always';
  if (mayRedirect && options.byServer && !parameters.has('return_url')) {
    throw new InvalidRequest(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    );
  }
}

/** Confirms the intent with the method it has or is given. Throws when the card is declined. */
export function confirmIntent(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  parameters: Parameters,
  options: ConfirmOptions,
): Stripe.PaymentIntent {
  assertConfirmable(intent);
  giveMethod(context, intent, parameters, options);
  assertReadyToPay(intent, parameters, options);
  // Confirmed again with nothing new, the challenge that is under way stays.
  if (intent.status === 'requires_action') return intent;
  return startPayment(context, intent, parameters, options);
}

/** Charges the intent's card, or asks for a 3-D Secure challenge first. Throws when the card is declined. */
export function startPayment(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  parameters: Parameters,
  options: ConfirmOptions,
): Stripe.PaymentIntent {
  const refusesAction = parameters.boolean('error_on_requires_action') ?? false;
  const offSession = options.byServer && parameters.text('off_session') === 'true';
  intent.receipt_email = parameters.clearableText('receipt_email') ?? intent.receipt_email;
  const stored = findPaymentMethod(context, String(intent.payment_method), {
    param: 'payment_method',
    status: 400,
  });
  const testCard = stored.testCard === null ? undefined : testCardByNumber(stored.testCard);
  intent.last_payment_error = null;
  if (testCard?.authentication === undefined) return chargeCard(context, intent, stored);
  if (refusesAction || offSession) {
    throw cardDeclined(intent, decline(context, intent, stored, 'authenticationRequired'));
  }
  return challenge(context, intent);
}

function challenge(context: PaymentContext, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  move(intent, 'challenged');
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', three_d_secure_2_source: newId('payatt') },
  } as Stripe.PaymentIntent.NextAction;
  context.store.changed();
  context.emit('payment_intent.requires_action', intent);
  return intent;
}
