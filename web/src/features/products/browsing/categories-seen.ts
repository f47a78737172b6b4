import { accountStore } from '@/lib/device/store.ts';

const NAME = 'categories-seen';

/** So many are kept: the home page shows what is new in them. */
export const MOST_SEEN = 3;

/** The categories of the items somebody looked at last on this device, the last one first. */
export function categoriesSeen(uid: string): string[] {
  const kept = accountStore(uid).read(NAME);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST_SEEN) : [];
}

/** Notes that somebody looks at an item of the category. */
export function noteCategory(uid: string, categoryId: string): void {
  const others = categoriesSeen(uid).filter((id) => id !== categoryId);
  accountStore(uid).keep(NAME, [categoryId, ...others].slice(0, MOST_SEEN));
}
