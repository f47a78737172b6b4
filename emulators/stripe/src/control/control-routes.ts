import { authenticateIntent, CHALLENGE_OUTCOMES } from '../payments/authenticate-intent.ts';
import { settleCharge } from '../payments/charge-card.ts';
import { findPaymentMethod } from '../payments/payment-methods.ts';
import { ApiError, ERROR_TYPES } from '../protocol/api-error.ts';
import type { Fault, FaultKind } from '../provider/faults.ts';
import type { Provider } from '../provider/provider.ts';
import { PLAIN_MODES } from '../webhooks/webhook-modes.ts';
import { BANK_ROUTES } from './bank-routes.ts';
import { CONNECT_ROUTES } from './connect-routes.ts';
import { ControlBody, ControlError } from './control-body.ts';
import { type ControlRoute, contextOf, found } from './control-route.ts';

const FAULT_KINDS: readonly FaultKind[] = ['error', 'disconnect', 'timeout', 'delay'];
const DEFAULT_TIMEOUT_MS = 120_000;

function readFault(text: string): Fault {
  const body = new ControlBody(text, [
    'kind',
    'when',
    'status',
    'type',
    'code',
    'message',
    'shouldRetry',
    'ms',
    'method',
    'path',
    'body',
    'account',
    'skip',
    'count',
  ]);
  const kind = body.oneOf('kind', FAULT_KINDS);
  if (kind === undefined) throw new ControlError('kind is missing');
  const method = body.text('method');
  const [path, parameters, account] = [body.text('path'), body.text('body'), body.text('account')];
  const [type, code, message] = [body.oneOf('type', ERROR_TYPES), body.text('code'), body.text('message')];
  const shouldRetry = body.flag('shouldRetry');
  return {
    kind,
    when: body.oneOf('when', ['before', 'after']) ?? 'before',
    status: body.count('status') ?? (code === undefined ? 500 : 400),
    error: {
      ...(type === undefined ? {} : { type }),
      ...(code === undefined ? {} : { code }),
      ...(message === undefined ? {} : { message }),
    },
    ...(shouldRetry === undefined ? {} : { shouldRetry }),
    ms: body.count('ms') ?? DEFAULT_TIMEOUT_MS,
    skip: body.count('skip') ?? 0,
    count: body.count('count') ?? 1,
    ...(method === undefined ? {} : { method }),
    ...(path === undefined ? {} : { path: new RegExp(path) }),
    ...(parameters === undefined ? {} : { body: new RegExp(parameters) }),
    ...(account === undefined ? {} : { account }),
  };
}

/** The result of an act, whether the card was charged or refused by it. */
function outcomeOf<Result>(act: () => Result): Result | { error: unknown } {
  try {
    return act();
  } catch (error) {
    if (error instanceof ApiError) return { error: error.body };
    throw error;
  }
}

function setWebhooks(provider: Provider, text: string): unknown {
  const body = new ControlBody(text, [
    'url',
    'secret',
    'connectUrl',
    'connectSecret',
    'hold',
    'drop',
    'copies',
    'delayMs',
    'types',
  ]);
  const { webhooks } = provider;
  const url = body.text('url');
  if (url !== undefined) {
    webhooks.endpoint = { url, secret: body.text('secret') ?? webhooks.endpoint?.secret ?? '' };
  }
  const connectUrl = body.text('connectUrl');
  if (connectUrl !== undefined) {
    const secret = body.text('connectSecret') ?? webhooks.connectEndpoint?.secret ?? '';
    webhooks.connectEndpoint = { url: connectUrl, secret };
  }
  const types = body.texts('types');
  webhooks.modes = {
    hold: body.flag('hold') ?? PLAIN_MODES.hold,
    drop: body.flag('drop') ?? PLAIN_MODES.drop,
    copies: body.count('copies') ?? PLAIN_MODES.copies,
    delayMs: body.count('delayMs') ?? PLAIN_MODES.delayMs,
    ...(types === undefined ? {} : { types }),
  };
  return webhooksNow(provider);
}

function webhooksNow({ webhooks }: Provider): object {
  return {
    url: webhooks.endpoint?.url ?? null,
    connectUrl: webhooks.connectEndpoint?.url ?? null,
    ...webhooks.modes,
  };
}

/** What tests can look at and set. See README.md. */
export const CONTROL_ROUTES: readonly ControlRoute[] = [
  {
    method: 'GET',
    path: /^\/test\/state$/,
    answer: (provider) => {
      const { store, faults, pricing, connect } = provider;
      const { savedAnswers, ...state } = store.toJSON();
      return {
        ...state,
        savedAnswers: savedAnswers.map(([key]) => key),
        webhooks: webhooksNow(provider),
        pricing,
        connect,
        faults,
      };
    },
  },
  {
    method: 'GET',
    path: /^\/test\/webhooks$/,
    answer: ({ store }) => {
      const counts = { pending: 0, held: 0, delivered: 0, failed: 0, dropped: 0 };
      for (const { state } of store.deliveries.values()) counts[state] += 1;
      return counts;
    },
  },
  {
    method: 'POST',
    path: /^\/test\/reset$/,
    answer: (provider, { text }) => {
      new ControlBody(text, []).has('');
      provider.reset();
      return { reset: true };
    },
  },
  { method: 'GET', path: /^\/test\/violations$/, answer: ({ violations }) => ({ violations }) },
  { method: 'GET', path: /^\/test\/requests$/, answer: ({ requests }) => ({ requests }) },
  {
    method: 'GET',
    path: /^\/test\/requests\/(req_\w+)$/,
    answer: ({ requests }, { id }) => {
      const request = requests.find(id);
      if (request === undefined) throw new ControlError(`There is no ${id} (any more)`, 404);
      return request;
    },
  },
  {
    method: 'POST',
    path: /^\/test\/faults$/,
    answer: ({ faults }, { text }) => {
      faults.add(readFault(text));
      return { faults };
    },
  },
  {
    method: 'POST',
    path: /^\/test\/faults\/clear$/,
    answer: ({ faults }) => {
      faults.clear();
      return { faults };
    },
  },
  { method: 'POST', path: /^\/test\/webhooks$/, answer: (provider, { text }) => setWebhooks(provider, text) },
  {
    method: 'POST',
    path: /^\/test\/webhooks\/release$/,
    answer: ({ webhooks }, { text }) => {
      const body = new ControlBody(text, ['reversed', 'types']);
      const types = body.texts('types');
      return {
        released: webhooks.release({
          reversed: body.flag('reversed') ?? false,
          ...(types === undefined ? {} : { types }),
        }),
      };
    },
  },
  {
    method: 'POST',
    path: /^\/test\/events\/(evt_\w+)\/resend$/,
    answer: ({ store, webhooks }, { id }) => webhooks.resend(found(store.events, id)),
  },
  {
    method: 'POST',
    path: /^\/test\/payment_intents\/(pi_\w+)\/answer_challenge$/,
    answer: (provider, { id, text }) => {
      const outcome = new ControlBody(text, ['outcome']).oneOf('outcome', CHALLENGE_OUTCOMES) ?? 'complete';
      const intent = found(provider.store.paymentIntents, id);
      return outcomeOf(() => authenticateIntent(contextOf(provider), intent, outcome));
    },
  },
  {
    method: 'POST',
    path: /^\/test\/processing$/,
    answer: (provider, { text }) => {
      provider.holdsProcessing = new ControlBody(text, ['hold']).flag('hold') ?? true;
      return { hold: provider.holdsProcessing };
    },
  },
  {
    method: 'POST',
    path: /^\/test\/payment_intents\/(pi_\w+)\/settle$/,
    answer: (provider, { id }) => {
      const intent = found(provider.store.paymentIntents, id);
      if (intent.status !== 'processing') throw new ControlError(`${id} is ${intent.status}, not processing`);
      const context = contextOf(provider);
      const method = findPaymentMethod(context, String(intent.payment_method), {
        param: 'payment_method',
        status: 400,
      });
      return outcomeOf(() => settleCharge(context, intent, method));
    },
  },
  ...BANK_ROUTES,
  ...CONNECT_ROUTES,
];
