import { MAX_LISTED } from '@thriftline/domain/base/collections';
import type { Payout } from '@thriftline/domain/payouts/payout';
import {
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** All payouts of a seller's sales of a year, in UTC, the newest first: straight from the server, page by page. */
export async function readPayoutsOfYear(uid: string, year: number): Promise<Stored<Payout>[]> {
  const ofYear = query(
    collectionOf('payouts'),
    where('sellerId', '==', uid),
    where('createdAt', '>=', Timestamp.fromMillis(Date.UTC(year, 0))),
    where('createdAt', '<', Timestamp.fromMillis(Date.UTC(year + 1, 0))),
    orderBy('createdAt', 'desc'),
    limit(MAX_LISTED),
  );
  const found: QueryDocumentSnapshot<Stored<Payout>>[] = [];
  for (;;) {
    const last = found.at(-1);
    const { docs } = await getDocsFromServer(last === undefined ? ofYear : query(ofYear, startAfter(last)));
    found.push(...docs);
    if (docs.length < MAX_LISTED) return found.map((snapshot) => snapshot.data());
  }
}
