import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { type SearchHits, unseenHits } from '@thriftline/domain/saved-searches/search-hits';
import type { Stored } from '@/lib/firebase/stored.ts';

/** The items that came last for any of the searches and that their owner has not been shown, by their ids, the newest first. */
export function newestHits(
  searches: readonly Stored<Pick<SavedSearch, 'seenUntil'>>[],
  found: readonly Stored<Pick<SearchHits, 'hits'>>[],
  most: number,
): string[] {
  const times = new Map<string, number>();
  for (const search of searches) {
    const of = found.find(({ _id }) => _id === search._id);
    if (of === undefined) continue;
    for (const id of unseenHits(of, search)) times.set(id, Math.max(times.get(id) ?? 0, of.hits[id] ?? 0));
  }
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([id]) => id);
}
