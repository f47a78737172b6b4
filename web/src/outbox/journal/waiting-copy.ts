import { accountStore } from '@/lib/device/store.ts';
import { type Act, isWaiting } from './act.ts';

const NAME = 'waiting';
/** Each page without a journal has a copy of its own: of two such tabs neither writes over what the other waits for. */
const UNKEPT = 'unkept';
const OWN_UNKEPT = `${UNKEPT}.${crypto.randomUUID()}`;

/**
 * Copies which acts of the account wait among the texts of this device, which outlive its databases: so that what a browser
 * without room has deleted can be named. Without pictures, and what stood there before.
 */
export function copyWaiting(uid: string, acts: readonly Act[]): void {
  copy(uid, NAME, acts);
}

/** The acts of the account that were copied last. */
export function copiedWaiting(uid: string): readonly Act[] {
  return copied(uid, NAME);
}

/** Copies which acts wait on a page whose journal does not answer, for the next page that has one. */
export function copyUnkept(uid: string, acts: readonly Act[]): void {
  copy(uid, OWN_UNKEPT, acts);
}

/** The acts of the account that waited on pages without a journal, and have not come into one yet; of each document the last. */
export function unkeptActs(uid: string): readonly Act[] {
  const all = accountStore(uid)
    .names(UNKEPT)
    .flatMap((name) => copied(uid, name));
  return [...new Map(all.sort((a, b) => a.at - b.at).map((act) => [act.path, act])).values()];
}

/** Forgets the copies of those acts: this page has them in its journal, or copies them itself. */
export function forgetUnkept(uid: string): void {
  const store = accountStore(uid);
  for (const name of store.names(UNKEPT)) store.forget(name);
}

function copy(uid: string, name: string, acts: readonly Act[]): void {
  const waiting = acts.filter(isWaiting).map(({ picture: _picture, before: _before, ...act }) => act);
  const store = accountStore(uid);
  if (waiting.length > 0 || store.read(name) !== undefined) store.keep(name, waiting);
}

function copied(uid: string, name: string): readonly Act[] {
  const acts = accountStore(uid).read(name);
  return Array.isArray(acts) ? (acts as Act[]) : [];
}
