import type { CALLS, CallName, CallPayload } from '@thriftline/domain/calls/calls';
import type { Request } from 'express';
import type { Actor, Identity } from '../../accounts/actor.ts';
import type { Stored } from '../../firestore/collection.ts';
import type { Page, PageRequest } from '../../firestore/page.ts';

type CallerOf<N extends CallName> = (typeof CALLS)[N]['caller'][number];

/** Who calls: nobody is asked for on an open call, a new account is known by its token alone. */
type Who<N extends CallName> =
  'anyone' extends CallerOf<N>
    ? object
    : 'newAccount' extends CallerOf<N>
      ? { identity: Identity }
      : { actor: Actor };

type Part<N extends CallName> = (typeof CALLS)[N] extends { list: true } ? { page: PageRequest } : object;

/** What the handler of a call is given: who calls, the checked payload, and of a list which part is asked for. */
export type Context<N extends CallName> = { request: Request; body: CallPayload<N> } & Who<N> & Part<N>;

/** What the handler of a call gives: the answer, or of a list a page of stored documents. */
export type Result<N extends CallName> = (typeof CALLS)[N] extends { list: true }
  ? Page<Stored<object>>
  : object;

/** A handler for each documented call. */
export type Handlers = { [N in CallName]: (context: Context<N>) => Promise<Result<N>> };
