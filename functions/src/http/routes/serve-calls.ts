import { ROLES } from '@thriftline/domain/accounts/roles';
import { validate } from '@thriftline/domain/base/fields/validate';
import { CALLS, type Call, type Caller, type CallName } from '@thriftline/domain/calls/calls';
import type { Request, Response, Router } from 'express';
import { type Actor, type Identity, loadCaller } from '../../accounts/actor.ts';
import { limitCreations } from '../../accounts/limits/limit-creations.ts';
import { requireNoParty } from '../../accounts/require-no-party.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { jsonBody, MAX_JSON_BYTES } from '../../bodies/json-body.ts';
import { refuseLongBody } from '../../bodies/read-body.ts';
import type { Stored } from '../../firestore/collection.ts';
import { type Page, pageRequest } from '../../firestore/page.ts';
import { partiesOfCall } from '../../own-cases/admin-calls.ts';
import { documentJson } from '../answer/document-json.ts';
import { authenticate, authenticateSignIn } from '../request/authenticate.ts';
import { MAX_FORM_BYTES } from '../request/form-size.ts';
import { isKept, requireKnownQuery } from '../request/known-query.ts';
import type { Handlers } from './handlers.ts';

/** How long shared caches may keep what an open call answers. */
const OPEN_SECONDS = 60;

/** The account of an identity, when its role is among the call's. */
async function requireCaller(identity: Identity, caller: readonly Caller[]): Promise<Actor> {
  const actor = await loadCaller(identity);
  if (!caller.includes('signedIn')) {
    requireRole(actor, ...ROLES.filter((role) => caller.includes(role)));
  }
  return actor;
}

/** Who calls: nobody is asked for on an open call, and a new account need not be registered. */
async function whoCalls(
  { caller, signInOnly }: Call,
  request: Request,
): Promise<{ identity?: Identity; actor?: Actor }> {
  if (caller.includes('anyone')) return {};
  const identity = await (signInOnly ? authenticateSignIn(request) : authenticate(request));
  return caller.includes('newAccount') ? { identity } : { actor: await requireCaller(identity, caller) };
}

/** The call's checked payload, or its file. */
async function bodyOf({ payload, file }: Call, request: Request): Promise<unknown> {
  if (file) return (await import('../request/image-field.ts')).imageField(request);
  return payload && validate(payload, await jsonBody(request));
}

/** A page as a plain array, and in `x-next-cursor` where the next one begins. */
function sendPage(response: Response, { items, nextCursor }: Page<Stored<object>>): void {
  if (nextCursor !== undefined) response.set('x-next-cursor', nextCursor);
  response.json(items.map(documentJson));
}

/** What the address of a request names. */
function namedIn({ params }: Request): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** Serves one call as its entry in CALLS says: who may, what it takes, what is counted, how it is answered. */
function serve(
  router: Router,
  name: CallName,
  handle: (context: object) => Promise<Page<Stored<object>> | object>,
): void {
  const call: Call = CALLS[name];
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  router[method](call.path, async (request, response) => {
    requireKnownQuery(request, call);
    refuseLongBody(request, call.file ? MAX_FORM_BYTES : MAX_JSON_BYTES);
    const who = await whoCalls(call, request);
    if (who.actor) requireNoParty(who.actor, await partiesOfCall(name, namedIn(request)));
    const body = await bodyOf(call, request);
    if (call.limited && who.actor) await limitCreations(who.actor);
    const page = call.list ? { page: pageRequest(request.query) } : {};
    const result = await handle({ request, body, ...who, ...page });
    // Everybody gets the same: Hosting's network may keep it for a while, browsers ask each time.
    if (isKept(call)) {
      const { keptSeconds = OPEN_SECONDS, browserSeconds = 0 } = call;
      response.set('Cache-Control', `public, max-age=${browserSeconds}, s-maxage=${keptSeconds}`);
    }
    if (call.list) sendPage(response, result as Page<Stored<object>>);
    else response.json(result);
  });
}

/** Serves every documented call. */
export function serveCalls(router: Router, handlers: Handlers): void {
  for (const name of Object.keys(CALLS) as CallName[]) {
    // What the handler of this name takes is what its call says, which TypeScript cannot follow through a loop.
    serve(router, name, handlers[name] as Parameters<typeof serve>[2]);
  }
}
