import { createHash } from 'node:crypto';
import { savedAddress, savedQuery } from '@thriftline/domain/saved-searches/saved-address';
import { savedSearchId } from '@thriftline/domain/saved-searches/saved-search';
import { quotaDocument } from '../accounts/limits/quotas.ts';
import { read } from '../firestore/collection.ts';
import { eachDocument, type Plan } from '../jobs/plan.ts';
import { firestore } from '../platform/firebase.ts';
import { savedSearchDocument, savedSearches, searchHitsDocument } from './saved-searches.ts';

/** A category that is gone, and the one it was merged into. */
interface Merged {
  from: string;
  into: string;
}

/** What a saved address becomes where it asks for the category that is gone; undefined where it asks for another, or none. */
function movedAddress(address: string, { from, into }: Merged): string | undefined {
  const query = savedQuery(address);
  return query?.categoryId === from ? savedAddress({ ...query, categoryId: into }) : undefined;
}

/**
 * Has a search look in the category that its own was merged into, with what was found for it until now. Its id is made of what it
 * looks for, so it becomes another document, which keeps the place of the first; where its owner has that search already, it goes.
 */
async function moveSearch(searchId: string, merged: Merged): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const search = await read(savedSearchDocument(searchId), transaction);
    const address = search && movedAddress(search.address, merged);
    if (search === undefined || address === undefined) return false;
    const { ownerId } = search;
    const movedId = savedSearchId(ownerId, createHash('sha256').update(address).digest('hex'));
    const [known, found, quota] = await Promise.all([
      read(savedSearchDocument(movedId), transaction),
      read(searchHitsDocument(searchId), transaction),
      read(quotaDocument(ownerId), transaction),
    ]);
    transaction.delete(savedSearchDocument(searchId));
    if (known !== undefined) return true;
    transaction.set(savedSearchDocument(movedId), { ...search, address });
    // Filed by the trigger of the new one, as the trigger of the old one takes that out of its buckets.
    if (found !== undefined) transaction.set(searchHitsDocument(movedId), { ...found, filedIn: [] });
    const places = Object.entries(quota?.savedSearches?.places ?? {});
    const [place] = places.find(([, holds]) => holds === searchId) ?? [];
    if (place !== undefined) {
      transaction.update(quotaDocument(ownerId), `savedSearches.places.${place}`, movedId);
    }
    return true;
  });
}

/**
 * Has the searches of a category that was merged look in the one it went into. All saved searches are read for that: merges are rare,
 * and what would find those of a category costs a write for each search.
 */
export const MOVE_SEARCHES: Plan = {
  phases: [
    eachDocument(
      'savedSearches',
      () => savedSearches(),
      async (snapshot, { about, to = '' }) => {
        const merged = { from: about, into: to };
        const isMeant = movedAddress(snapshot.data().address, merged) !== undefined;
        return isMeant && moveSearch(snapshot.id, merged);
      },
    ),
  ],
};
