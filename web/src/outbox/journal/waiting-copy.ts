import { accountStore } from '@/lib/device/store.ts';
import { isWaiting, type Mutation } from './mutation.ts';

const NAME = 'waiting';
/** Each page without a journal has a copy of its own: of two such tabs neither writes over what the other waits for. */
const UNKEPT = 'unkept';
const OWN_UNKEPT = `${UNKEPT}.${crypto.randomUUID()}`;

/**
 * Copies which mutations of the account wait among the texts of this device, which outlive its databases: so that what a browser
 * without room has deleted can be named. Without pictures, and what stood there before.
 */
export function copyWaiting(uid: string, mutations: readonly Mutation[]): void {
  copy(uid, NAME, mutations);
}

/** The mutations of the account that were copied last. */
export function copiedWaiting(uid: string): readonly Mutation[] {
  return copied(uid, NAME);
}

/** Copies which mutations wait on a page whose journal does not answer, for the next page that has one. */
export function copyUnkept(uid: string, mutations: readonly Mutation[]): void {
  copy(uid, OWN_UNKEPT, mutations);
}

/** The mutations of the account that waited on pages without a journal, and have not come into one yet; of each document the last. */
export function unkeptMutations(uid: string): readonly Mutation[] {
  const all = accountStore(uid)
    .names(UNKEPT)
    .flatMap((name) => copied(uid, name));
  return [...new Map(all.sort((a, b) => a.at - b.at).map((mutation) => [mutation.path, mutation])).values()];
}

/** Forgets the copies of those mutations: this page has them in its journal, or copies them itself. */
export function forgetUnkept(uid: string): void {
  const store = accountStore(uid);
  for (const name of store.names(UNKEPT)) store.forget(name);
}

function copy(uid: string, name: string, mutations: readonly Mutation[]): void {
  const waiting = mutations
    .filter(isWaiting)
    .map(({ picture: _picture, before: _before, ...mutation }) => mutation);
  const store = accountStore(uid);
  if (waiting.length > 0 || store.read(name) !== undefined) store.keep(name, waiting);
}

function copied(uid: string, name: string): readonly Mutation[] {
  const mutations = accountStore(uid).read(name);
  return Array.isArray(mutations) ? (mutations as Mutation[]) : [];
}
