import type { CollectionName } from '@thriftline/domain/base/collections';
import { getCountFromServer, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What the shop's figures count. */
export type Counted = Extract<CollectionName, 'users' | 'products' | 'payments'>;

/**
 * How many documents of a collection came in the last seven days, one more than `COUNT_LIMIT` at most: the rules bound
 * counts like lists. Costs one read.
 */
export async function countThisWeek(collection: Counted): Promise<number> {
  const since = Timestamp.fromMillis(serverNow() - WEEK_MS);
  const some = query(collectionOf(collection), where('createdAt', '>=', since), limit(COUNT_LIMIT + 1));
  return (await getCountFromServer(some)).data().count;
}

/**
 * How many items of a seller can be bought, one more than `COUNT_LIMIT` at most. Costs one read. Listings are counted: a
 * product says only once it was sold whether it is.
 */
export async function countForSale(uid: string): Promise<number> {
  const some = query(
    collectionOf('listings'),
    where('sellerId', '==', uid),
    // Listings have no index by a single field: this is the order of one that a seller's page has.
    orderBy('createdAt', 'desc'),
    orderBy('resaleprice', 'desc'),
    limit(COUNT_LIMIT + 1),
  );
  return (await getCountFromServer(some)).data().count;
}

/** How many items of a seller are sold, one more than `COUNT_LIMIT` at most. Costs one read. */
export async function countSold(uid: string): Promise<number> {
  const some = query(
    collectionOf('products'),
    where('sellerId', '==', uid),
    where('availability', '==', true),
    limit(COUNT_LIMIT + 1),
  );
  return (await getCountFromServer(some)).data().count;
}

/** How many wishes a buyer has, one more than `COUNT_LIMIT` at most. Costs one read. */
export async function countWishes(uid: string): Promise<number> {
  const some = query(collectionOf('wishlist'), where('buyerId', '==', uid), limit(COUNT_LIMIT + 1));
  return (await getCountFromServer(some)).data().count;
}
