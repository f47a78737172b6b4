import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import type { SearchBucket } from '@thriftline/domain/saved-searches/search-bucket';
import type { SearchHits } from '@thriftline/domain/saved-searches/search-hits';
import { collection, documentIn } from '../firestore/collection.ts';

/** Searches that somebody wants to hear of. */
export const savedSearches = () => collection<SavedSearch>(COLLECTIONS.savedSearches);

/** One of them. */
export const savedSearchDocument = (id: string) => documentIn(savedSearches(), id);

/** Those of an account. */
export const savedSearchesOf = (uid: string) => savedSearches().where('ownerId', '==', uid);

/** What was found for saved searches, under their ids. */
export const searchHits = () => collection<SearchHits>(COLLECTIONS.searchHits);

/** What was found for one. */
export const searchHitsDocument = (id: string) => documentIn(searchHits(), id);

/** Saved searches by what they are filed under. */
export const searchBuckets = () => collection<SearchBucket>(COLLECTIONS.searchBuckets);

/** One bucket of them. */
export const searchBucketDocument = (id: string) => documentIn(searchBuckets(), id);
