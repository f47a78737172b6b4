import { savedQuery } from '@thriftline/domain/saved-searches/saved-address';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { MAX_HITS } from '@thriftline/domain/saved-searches/search-hits';
import { matchOf, termsOf } from '@thriftline/domain/search/matches';
import { planCount } from '@thriftline/domain/search/plan-search';
import { Timestamp } from 'firebase-admin/firestore';
import { blocks } from '../conversations/conversations.ts';
import { listings } from '../search/listings.ts';
import { knownVocabulary } from './known-vocabulary.ts';

/** A listing is there some time after its product was added. */
const LATE_MS = 60 * 60_000;

/** Most accounts one has blocked that are looked at. */
const MOST_BLOCKS = 100;

/**
 * The ids of the newest products of others that fit a search and were added since a time in milliseconds since 1970, by a query
 * that reads MAX_HITS listings at most. What costs less meanwhile, or was edited, is not among them.
 */
export async function askForSearch({ ownerId, address }: SavedSearch, since: number): Promise<string[]> {
  const query = savedQuery(address);
  if (query === undefined) return [];
  const vocabulary = await knownVocabulary();
  const terms = termsOf(query, vocabulary.synonyms);
  const { tokens } = planCount(query, vocabulary);
  const [{ docs }, blocked] = await Promise.all([
    listings()
      .where('q', 'array-contains-any', tokens)
      .where('createdAt', '>', Timestamp.fromMillis(since - LATE_MS))
      .orderBy('createdAt', 'desc')
      .orderBy('resaleprice', 'desc')
      .limit(MAX_HITS)
      .get(),
    blocks().where('blockerId', '==', ownerId).limit(MOST_BLOCKS).get(),
  ]);
  const unheard = new Set([ownerId, ...blocked.docs.map((snapshot) => snapshot.data().blockedId)]);
  return docs
    .map((snapshot) => ({ id: snapshot.id, listing: snapshot.data() }))
    .filter(({ listing }) => !unheard.has(listing.sellerId) && matchOf(listing, query, terms) !== undefined)
    .map(({ id }) => id);
}
