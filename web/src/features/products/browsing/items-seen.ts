import { accountStore } from '@/lib/device/store.ts';

const NAME = 'items-seen';

/** So many are kept: a row of the home page, where each costs a read. */
export const MOST_ITEMS_SEEN = 5;

/** The ids of others' items that somebody looked at last on this device, the last one first. */
export function itemsSeen(uid: string): string[] {
  const kept = accountStore(uid).read(NAME);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST_ITEMS_SEEN) : [];
}

/** Notes that somebody looks at an item. */
export function noteItem(uid: string, productId: string): void {
  const others = itemsSeen(uid).filter((id) => id !== productId);
  accountStore(uid).keep(NAME, [productId, ...others].slice(0, MOST_ITEMS_SEEN));
}
