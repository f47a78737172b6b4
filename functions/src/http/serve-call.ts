import { CALLS, type Call, type Caller, type CallName } from '@thriftline/domain/calls';
import { AppError } from '@thriftline/domain/errors';
import { validate } from '@thriftline/domain/validate';
import type { Request, Response, Router } from 'express';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { type Actor, loadActor } from '../services/actor.ts';
import { type Page, type PageRequest, pageRequest } from '../services/page.ts';
import { requireRole } from '../services/require-right.ts';
import type { Stored } from '../stores/collection.ts';
import { authenticate } from './authenticate.ts';
import { documentJson } from './document-json.ts';
import { jsonBody } from './raw-json.ts';

/** What a call's payload looks like once it is checked. */
export type Payload<N extends CallName> = (typeof CALLS)[N] extends {
  payload: infer S extends ObjectSchema<AnyObject>;
}
  ? InferType<S>
  : undefined;

function isOpen(caller: readonly Caller[]): boolean {
  return caller.includes('anyone');
}

/** The account that calls, when its role is among the call's. */
export async function requireCaller(request: Request, caller: readonly Caller[]): Promise<Actor> {
  const { uid } = await authenticate(request);
  const actor = await loadActor(uid);
  if (!caller.includes('signedIn')) {
    requireRole(actor, ...(['Buyer', 'Seller', 'Admin'] as const).filter((role) => caller.includes(role)));
  }
  return actor;
}

/** The call's checked payload. */
export function payloadOf<N extends CallName>(name: N, request: Request): Payload<N> {
  const { payload }: Call = CALLS[name];
  return (payload ? validate(payload, jsonBody(request)) : undefined) as Payload<N>;
}

/** A path parameter that must be a document's id. Throws `invalid-argument`. */
export function idParameter(request: Request, name = 'id'): string {
  const value = String(request.params[name]);
  if (!/^[A-Za-z0-9_-]{1,257}$/.test(value)) {
    throw new AppError('invalid-argument', `The ${name} must be letters, digits, - and _.`, {
      fields: { [name]: 'Letters, digits, - and _' },
    });
  }
  return value;
}

function emailOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(value)) {
    throw new AppError('invalid-argument', 'The email must be an e-mail address.', {
      fields: { email: 'An e-mail address, like name@example.com' },
    });
  }
  return value;
}

/** The e-mail address in the path. Throws `invalid-argument`. */
export const emailParameter = (request: Request): string => emailOf(request.params.email);

/** The e-mail address in the query, if there is one. Throws `invalid-argument`. */
export const emailQuery = (request: Request): string | undefined =>
  request.query.email === undefined ? undefined : emailOf(request.query.email);

type Handler<N extends CallName> = (context: {
  actor: Actor;
  body: Payload<N>;
  request: Request;
}) => Promise<object>;

function register(
  router: Router,
  call: Call,
  handle: (request: Request, response: Response) => Promise<void>,
) {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  router[method](call.path, handle);
}

/** Serves a documented call: finds out who calls, checks role and payload, and answers what the handler gives. */
export function serve<N extends CallName>(router: Router, name: N, handler: Handler<N>): void {
  const call: Call = CALLS[name];
  register(router, call, async (request, response) => {
    const actor = await requireCaller(request, call.caller);
    response.json(await handler({ actor, body: payloadOf(name, request), request }));
  });
}

/** Serves a documented list: a plain array, and in `x-next-cursor` where the next page begins. */
export function serveList<N extends CallName>(
  router: Router,
  name: N,
  list: (context: { actor: Actor; page: PageRequest; request: Request }) => Promise<Page<Stored<object>>>,
): void {
  const call: Call = CALLS[name];
  register(router, call, async (request, response) => {
    const actor = await requireCaller(request, call.caller);
    sendPage(response, await list({ actor, page: pageRequest(request.query), request }));
  });
}

/** How long shared caches may keep an open list. */
const OPEN_SECONDS = 60;

/** Serves a list that is open to everybody. */
export function serveOpenList<N extends CallName>(
  router: Router,
  name: N,
  list: (page: PageRequest) => Promise<Page<Stored<object>>>,
): void {
  const call: Call = CALLS[name];
  if (!isOpen(call.caller)) throw new Error(`${name} is not an open call`);
  register(router, call, async (request, response) => {
    const page = await list(pageRequest(request.query));
    letCdnKeep(response);
    sendPage(response, page);
  });
}

/** Serves a single document that is open to everybody. */
export function serveOpenDocument<N extends CallName>(
  router: Router,
  name: N,
  get: (id: string) => Promise<Stored<object>>,
): void {
  const call: Call = CALLS[name];
  if (!isOpen(call.caller)) throw new Error(`${name} is not an open call`);
  register(router, call, async (request, response) => {
    const document = await get(idParameter(request));
    letCdnKeep(response);
    response.json(documentJson(document));
  });
}

/** Everybody gets the same: Hosting's network may keep it for a while, browsers ask each time. */
function letCdnKeep(response: Response): void {
  response.set('Cache-Control', `public, max-age=0, s-maxage=${OPEN_SECONDS}`);
}

function sendPage(response: Response, { items, nextCursor }: Page<Stored<object>>): void {
  if (nextCursor !== undefined) response.set('x-next-cursor', nextCursor);
  response.json(items.map(documentJson));
}
