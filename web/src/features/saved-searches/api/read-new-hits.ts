import { newestHit, unseenHits } from '@thriftline/domain/saved-searches/search-hits';
import { getDoc } from 'firebase/firestore';
import { documentOf } from '@/lib/firebase/converters.ts';
import { noteLooked } from './note-looked.ts';

/** What was new when a search was looked at since the app was opened: it stays marked, though it was seen. */
const shown = new Map<string, ReadonlySet<string>>();

/**
 * The items that were found for a saved search since its owner looked last, by their ids, and says that they have looked now.
 * None for a search that is not saved any more.
 */
export async function readNewHits(searchId: string): Promise<ReadonlySet<string>> {
  const [search, hits] = await Promise.all([
    getDoc(documentOf('savedSearches', searchId)),
    getDoc(documentOf('searchHits', searchId)),
  ]);
  const [saved, found] = [search.data(), hits.data()];
  if (saved === undefined || found === undefined) return new Set();
  const all = new Set([...(shown.get(searchId) ?? []), ...unseenHits(found, saved)]);
  shown.set(searchId, all);
  const seenUntil = newestHit(found);
  if (seenUntil !== undefined && seenUntil > saved.seenUntil) await noteLooked(searchId, seenUntil);
  return all;
}
