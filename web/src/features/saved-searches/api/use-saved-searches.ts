import { PLACES } from '@thriftline/domain/accounts/quotas';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import type { SearchHits } from '@thriftline/domain/saved-searches/search-hits';
import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';

const MOST = PLACES.savedSearches.most;

/** The searches an account has saved, live, in no order. Nothing while the account is null. */
export function useSavedSearches(uid: string | null): LiveList<Stored<SavedSearch>> {
  return useLiveQuery(
    uid === null ? null : query(collectionOf('savedSearches'), where('ownerId', '==', uid), limit(MOST)),
  );
}

/** What was found for them, live. */
export function useSearchHits(uid: string | null): LiveList<Stored<SearchHits>> {
  return useLiveQuery(
    uid === null ? null : query(collectionOf('searchHits'), where('ownerId', '==', uid), limit(MOST)),
  );
}
