import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Stripe } from 'stripe';
import { findAccount } from '../connect/find-account.ts';
import { answerJson } from '../http/answer-json.ts';
import { readBody } from '../http/read-body.ts';
import { newId } from '../model/new-id.ts';
import { ApiError, InvalidRequest, Unauthorized } from '../protocol/api-error.ts';
import { API_VERSION } from '../protocol/api-version.ts';
import { decodeForm, type FormObject } from '../protocol/form.ts';
import { Parameters } from '../protocol/parameters.ts';
import type { Fault } from '../provider/faults.ts';
import type { KeyedRequest } from '../provider/idempotency.ts';
import type { Provider } from '../provider/provider.ts';
import type { LoggedRequest } from '../provider/request-log.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { expand } from './expand.ts';
import { ConnectionCut, injectedError, injectFault } from './inject-fault.ts';
import { publishable } from './publishable.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

interface Answer {
  status: number;
  body: unknown;
  shouldRetry?: boolean;
}

/** One request, read and understood. */
interface Exchange {
  log: LoggedRequest;
  route: Route;
  id: string;
  subId: string;
  account: Stripe.Account | null;
  caller: Caller;
  values: FormObject;
  /** Sent by a page of this provider: the frames of stripe.js. */
  fromOwnFrame: boolean;
  /** Address of this provider. */
  origin: string;
}

function findRoute(method: string, path: string): { route: Route; id: string; subId: string } {
  for (const route of ROUTES) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match === null) continue;
    const [id = '', subId = ''] = match.slice(1).map((part) => decodeURIComponent(part ?? ''));
    return { route, id, subId };
  }
  throw new InvalidRequest(
    `Unrecognized request URL (${method}: ${path}). The local card provider serves a part of Stripe's API only.`,
    {},
    404,
  );
}

/** The connected account a server asks in the place of the platform; throws where there is none, or the call is not for them. */
function accountOf(provider: Provider, { account, method, path }: LoggedRequest, route: Route) {
  if (account === null) return null;
  const found = findAccount(provider.contextFor({ id: null, idempotency_key: null }), account);
  if (route.connected) return found;
  throw new InvalidRequest(
    `The local card provider does not serve ${method} ${path} for connected accounts (Stripe-Account).`,
  );
}

function understand(
  provider: Provider,
  request: IncomingMessage,
  text: string,
  log: LoggedRequest,
  origin: string,
): Exchange {
  const caller = authenticate(request.headers);
  const { route, id, subId } = findRoute(log.method, log.path);
  if (caller === 'browser' && route.browser !== true) {
    throw new Unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    );
  }
  return {
    log,
    route,
    id,
    subId,
    account: accountOf(provider, log, route),
    caller,
    values: decodeForm(text),
    fromOwnFrame: request.headers.origin === `http://${request.headers.host}`,
    origin,
  };
}

/** Carries the request out. An `error` fault takes the place of the work, or of its answer. */
function carryOut(provider: Provider, exchange: Exchange, fault: Fault | undefined): Answer {
  const { log, route, id, subId, account, caller, fromOwnFrame, origin } = exchange;
  const { expand: paths, client_secret: clientSecret, ...values } = exchange.values;
  const failsAt = fault?.kind === 'error' ? fault.when : undefined;
  try {
    if (fault && failsAt === 'before') throw injectedError(fault);
    const result = route.answer({
      context: provider.contextFor({ id: log.id, idempotency_key: log.idempotencyKey }),
      id,
      subId,
      account,
      origin,
      path: log.path,
      values,
      clientSecret: typeof clientSecret === 'string' ? clientSecret : undefined,
      options: {
        byServer: caller === 'server',
        acceptsNumbers: caller === 'browser' && fromOwnFrame,
      },
    });
    if (fault && failsAt === 'after') throw injectedError(fault);
    if (caller === 'server') provider.checkRequest(log.method, log.path, exchange.values);
    const expanded =
      paths === undefined ? [] : (new Parameters({ expand: paths }, ['expand']).list('expand') ?? []);
    const body = expand(provider.store, result, expanded);
    provider.checkObject(`The answer to ${log.method} ${log.path}`, body);
    return { status: 200, body: caller === 'browser' ? publishable(body) : body };
  } catch (error) {
    const answer = errorAnswer(error, log, exchange.origin);
    return caller === 'browser' ? { ...answer, body: publishable(answer.body) } : answer;
  }
}

/** Parameters to compare, not to read: there may be a card number among them. */
function fingerprint(parameters: string): string {
  return createHash('sha256').update(parameters).digest('base64url');
}

function errorAnswer(error: unknown, log: LoggedRequest, origin: string): Answer {
  const known =
    error instanceof ApiError
      ? error
      : new ApiError(500, {
          type: 'api_error',
          message: 'The local card provider failed: see the request log.',
        });
  log.problem = known === error ? known.message : String(error instanceof Error ? error.stack : error);
  return {
    status: known.status,
    body: { error: { ...known.body, request_log_url: `${origin}/test/requests/${log.id}` } },
    ...(known.shouldRetry === undefined ? {} : { shouldRetry: known.shouldRetry }),
  };
}

async function serve(
  provider: Provider,
  request: IncomingMessage,
  log: LoggedRequest,
  origin: string,
): Promise<Answer> {
  const url = new URL(request.url ?? '/', origin);
  const text = log.method === 'POST' ? await readBody(request) : url.search.slice(1);
  const fault = provider.faults.take({
    method: log.method,
    path: log.path,
    body: text,
    account: log.account,
  });
  if (fault !== undefined) log.fault = `${fault.kind} ${fault.when}`;
  const isCut = fault?.kind === 'disconnect' || fault?.kind === 'timeout';
  if (isCut && fault.when === 'before') await injectFault(fault, provider.stopping);

  const exchange = understand(provider, request, text, log, origin);
  const key = log.method === 'POST' ? log.idempotencyKey : null;
  const keyed: KeyedRequest | undefined =
    key === null
      ? undefined
      : {
          key,
          account: log.account,
          method: log.method,
          path: log.path,
          parameters: fingerprint(text),
        };
  const saved = keyed && provider.idempotency.begin(keyed);
  log.replayed = saved !== undefined;
  if (fault?.when === 'before' && fault.kind === 'delay') await injectFault(fault, provider.stopping);
  // As at Stripe, an error of the server's is saved under the key like any other answer.
  const answer = saved ?? carryOut(provider, exchange, fault);
  if (keyed !== undefined && saved === undefined) {
    provider.idempotency.end(keyed, answer.status, answer.body);
  }
  if (fault?.when === 'after' && fault.kind !== 'error') await injectFault(fault, provider.stopping);
  return answer;
}

/** Answers one request to `/v1/…` as Stripe would. `origin` is the provider's own address. */
export async function handleApi(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  const key = request.headers['idempotency-key'];
  const account = request.headers['stripe-account'];
  const log: LoggedRequest = {
    id: newId('req'),
    at: provider.milliseconds(),
    method: request.method ?? 'GET',
    path: new URL(request.url ?? '/', origin).pathname,
    status: null,
    account: typeof account === 'string' ? account : null,
    idempotencyKey: typeof key === 'string' ? key : null,
    replayed: false,
  };
  provider.requests.add(log);
  let answer: Answer;
  try {
    if (provider.pause !== undefined) await provider.pause('request');
    answer = await serve(provider, request, log, origin);
    if (provider.pause !== undefined) await provider.pause('answer');
  } catch (error) {
    if (error instanceof ConnectionCut || provider.stopping.aborted) {
      response.destroy();
      return;
    }
    answer = errorAnswer(error, log, origin);
  }
  log.status = answer.status;
  answerJson(response, answer.status, answer.body, {
    'request-id': log.id,
    'stripe-version': API_VERSION,
    ...(answer.shouldRetry === undefined ? {} : { 'stripe-should-retry': String(answer.shouldRetry) }),
    ...(log.idempotencyKey === null ? {} : { 'idempotency-key': log.idempotencyKey }),
    ...(log.replayed ? { 'idempotent-replayed': 'true' } : {}),
  });
}
