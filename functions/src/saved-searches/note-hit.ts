import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { MOST_INSTANT_HITS, noHits, withHit } from '@thriftline/domain/saved-searches/search-hits';
import { blockDocument } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { nextDigest } from './next-digest.ts';
import { savedSearchDocument, searchHitsDocument } from './saved-searches.ts';

/** An item that fits a saved search from a moment on. */
export interface Hit {
  searchId: string;
  ownerId: string;
  productId: string;
  sellerId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A hit that is to be told at once: of which search, and when it came. */
export interface InstantHit {
  search: SavedSearch;
  at: number;
}

/**
 * Writes down once that an item fits a saved search, as the search is now. Gives what is to be told at once: the same however
 * often it is asked, until its owner has looked. Nothing of who is blocked.
 */
export async function noteHit({
  searchId,
  ownerId,
  productId,
  sellerId,
  now,
}: Hit): Promise<InstantHit | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const [document, hits] = [savedSearchDocument(searchId), searchHitsDocument(searchId)];
    const [search, stored, block] = await Promise.all([
      read(document, transaction),
      read(hits, transaction),
      read(blockDocument(ownerId, sellerId), transaction),
    ]);
    if (search === undefined || search.paused || block !== undefined) return undefined;
    const found = stored ?? noHits(ownerId);
    const known = found.hits[productId];
    if (known !== undefined) {
      const isToBeTold = search.frequency === 'instant' && known > search.seenUntil;
      return isToBeTold ? { search, at: known } : undefined;
    }
    const after = withHit(found, productId, now);
    const isTooMany = search.frequency === 'instant' && after.dayCount > MOST_INSTANT_HITS;
    const frequency = isTooMany ? 'daily' : search.frequency;
    const dueAt = found.dueAt ?? (await nextDigest({ frequency, ownerId }, now, transaction));
    transaction.set(hits, { ...after, ...(dueAt !== undefined && { dueAt }) });
    if (isTooMany) transaction.update(document, { frequency, tooMany: true });
    return frequency === 'instant' ? { search, at: now } : undefined;
  });
}
