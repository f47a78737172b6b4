import type { Stripe } from 'stripe';
import { authenticateIntent, CHALLENGE_OUTCOMES } from '../payments/authenticate-intent.ts';
import { CANCEL_PARAMETERS, cancelIntent } from '../payments/cancel-intent.ts';
import { CONFIRM_PARAMETERS, confirmIntent } from '../payments/confirm-intent.ts';
import { CREATE_PARAMETERS, createIntent } from '../payments/create-intent.ts';
import { createRefund, REFUND_PARAMETERS } from '../payments/create-refund.ts';
import { moveDispute } from '../payments/dispute-charge.ts';
import { findIntent } from '../payments/find-intent.ts';
import {
  createPaymentMethod,
  findPaymentMethod,
  PAYMENT_METHOD_PARAMETERS,
} from '../payments/payment-methods.ts';
import { UPDATE_PARAMETERS, updateIntent } from '../payments/update-intent.ts';
import { InvalidRequest } from '../protocol/api-error.ts';
import type { FormObject } from '../protocol/form.ts';
import { Parameters } from '../protocol/parameters.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { BALANCE_ROUTES } from './balance-routes.ts';
import { LIST_PARAMETERS, list } from './list.ts';
import { type ApiCall, assertNoParameters, type Route, stored } from './route.ts';
import { TRANSFER_ROUTES } from './transfer-routes.ts';

/** The intent in the path. A browser must prove that it was given the intent. */
function intentOf({ context, id, clientSecret, options }: ApiCall): Stripe.PaymentIntent {
  const intent = findIntent(context, id);
  if (options.byServer) return intent;
  if (clientSecret === undefined) {
    throw new InvalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (clientSecret !== intent.client_secret) {
    throw new InvalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return intent;
}

/** What a payment has of a kind: of one charge or intent, if one is named. */
function listOfPayment(
  objects: Iterable<Stripe.Refund | Stripe.Dispute | Stripe.Radar.EarlyFraudWarning>,
  values: FormObject,
  path: string,
): unknown {
  const parameters = new Parameters(values, [...LIST_PARAMETERS, 'charge', 'payment_intent']);
  const charge = parameters.text('charge');
  const intent = parameters.text('payment_intent');
  return list(
    objects,
    parameters,
    path,
    (object) =>
      (charge === undefined || object.charge === charge) &&
      (intent === undefined || object.payment_intent === intent),
  );
}

/** The charges of the platform, or what a connected account got. */
function chargesOf({ context: { store }, account }: ApiCall): ReadonlyMap<string, Stripe.Charge> {
  if (account === null) return store.charges;
  const own = [...store.payments.values()].filter((payment) => payment.account === account.id);
  return new Map(own.map(({ object }) => [object.id, object]));
}

const PAYMENT_INTENTS: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    answer: ({ context, values, options }) =>
      createIntent(context, new Parameters(values, CREATE_PARAMETERS), options),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    answer: ({ context, values, path }) =>
      list(context.store.paymentIntents.values(), new Parameters(values, LIST_PARAMETERS), path),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    browser: true,
    answer: (call) => {
      assertNoParameters(call.values);
      return intentOf(call);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    answer: (call) =>
      updateIntent(
        call.context,
        intentOf(call),
        new Parameters(call.values, UPDATE_PARAMETERS),
        call.options,
      ),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/([^/]+)\/confirm$/,
    browser: true,
    answer: (call) =>
      confirmIntent(
        call.context,
        intentOf(call),
        new Parameters(call.values, CONFIRM_PARAMETERS),
        call.options,
      ),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/([^/]+)\/cancel$/,
    answer: (call) =>
      cancelIntent(call.context, intentOf(call), new Parameters(call.values, CANCEL_PARAMETERS)),
  },
  {
    // Not in Stripe's documented API: what its 3-D Secure dialog does by ways of its own.
    method: 'POST',
    path: /^\/v1\/payment_intents\/([^/]+)\/answer_challenge$/,
    browser: true,
    answer: (call) => {
      const parameters = new Parameters(call.values, ['outcome']);
      const outcome = parameters.oneOf('outcome', CHALLENGE_OUTCOMES) ?? parameters.missing('outcome');
      return authenticateIntent(call.context, intentOf(call), outcome);
    },
  },
];

const PAYMENT_METHODS: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/payment_methods$/,
    browser: true,
    answer: ({ context, values, options }) =>
      createPaymentMethod(context, new Parameters(values, PAYMENT_METHOD_PARAMETERS), options).method,
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods\/([^/]+)$/,
    answer: ({ context, id, values }) => {
      assertNoParameters(values);
      return findPaymentMethod(context, id, { param: 'payment_method', status: 404 }).method;
    },
  },
];

const REFUNDS_AND_CHARGES: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    answer: ({ context, values }) => createRefund(context, new Parameters(values, REFUND_PARAMETERS)),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    answer: ({ context, values, path }) => listOfPayment(context.store.refunds.values(), values, path),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/([^/]+)$/,
    answer: ({ context, id }) => stored(context.store.refunds, 'refund', id),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges$/,
    connected: true,
    answer: (call) => {
      const parameters = new Parameters(call.values, [
        ...LIST_PARAMETERS,
        'payment_intent',
        'transfer_group',
      ]);
      const intent = parameters.text('payment_intent');
      const group = parameters.text('transfer_group');
      return list(
        chargesOf(call).values(),
        parameters,
        call.path,
        (charge) =>
          (intent === undefined || charge.payment_intent === intent) &&
          (group === undefined || charge.transfer_group === group),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/charges\/([^/]+)$/,
    connected: true,
    answer: (call) => stored(chargesOf(call), 'charge', call.id),
  },
];

const DISPUTES: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    answer: ({ context, values, path }) => listOfPayment(context.store.disputes.values(), values, path),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes\/([^/]+)$/,
    answer: ({ context, id }) => stored(context.store.disputes, 'dispute', id),
  },
  {
    method: 'POST',
    path: /^\/v1\/disputes\/([^/]+)\/close$/,
    answer: ({ context, id, values }) => {
      assertNoParameters(values);
      const dispute = stored(context.store.disputes, 'dispute', id);
      if (dispute.status === 'needs_response') return moveDispute(context, dispute, 'lost');
      throw new InvalidRequest(`This dispute is ${dispute.status} and cannot be closed.`);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/radar\/early_fraud_warnings$/,
    answer: ({ context, values, path }) => listOfPayment(context.store.warnings.values(), values, path),
  },
  {
    method: 'GET',
    path: /^\/v1\/radar\/early_fraud_warnings\/([^/]+)$/,
    answer: ({ context, id }) => stored(context.store.warnings, 'radar.early_fraud_warning', id),
  },
];

const EVENTS: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    connected: true,
    answer: ({ context, values, path, account }) => {
      const parameters = new Parameters(values, [...LIST_PARAMETERS, 'type', 'types']);
      const type = parameters.text('type');
      const types = parameters.list('types') ?? (type === undefined ? undefined : [type]);
      return list(
        context.store.events.values(),
        parameters,
        path,
        (event) => event.account === account?.id && (types === undefined || types.includes(event.type)),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/events\/([^/]+)$/,
    connected: true,
    answer: ({ context, id }) => stored(context.store.events, 'event', id),
  },
];

/** Every call of Stripe's API that is served here. */
export const ROUTES: readonly Route[] = [
  ...PAYMENT_INTENTS,
  ...PAYMENT_METHODS,
  ...REFUNDS_AND_CHARGES,
  ...DISPUTES,
  ...EVENTS,
  ...ACCOUNT_ROUTES,
  ...TRANSFER_ROUTES,
  ...BALANCE_ROUTES,
];
