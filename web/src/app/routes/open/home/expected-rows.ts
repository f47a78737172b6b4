import { accountStore } from '@/lib/device/store.ts';

const NAME = 'home-rows';

/** The rows of the home page that are a member's own. */
export type HomeRowId = 'followed' | 'near' | 'found' | 'viewed' | 'new';

/** What is most likely there where nobody was before. */
const AT_FIRST: readonly HomeRowId[] = ['new'];

/** Rows that had something in them when their owner was here last: their places are kept free. */
export function expectedRows(uid: string): readonly unknown[] {
  const kept = accountStore(uid).read(NAME);
  return Array.isArray(kept) ? kept : AT_FIRST;
}

/** Keeps for the next visit whether a row has anything in it. */
export function noteRow(uid: string, id: HomeRowId, isThere: boolean): void {
  const kept = expectedRows(uid);
  if (kept.includes(id) === isThere) return;
  accountStore(uid).keep(NAME, isThere ? [...kept, id] : kept.filter((one) => one !== id));
}
