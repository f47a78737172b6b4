import type { Payout } from '@thriftline/domain/payouts/payout';
import { orderBy, query, Timestamp, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { readAllPages } from '@/lib/firebase/read-all-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** All payouts of a seller's sales of a year, in UTC, the newest first: straight from the server, page by page. */
export async function readPayoutsOfYear(uid: string, year: number): Promise<Stored<Payout>[]> {
  const ofYear = query(
    collectionOf('payouts'),
    where('sellerId', '==', uid),
    where('createdAt', '>=', Timestamp.fromMillis(Date.UTC(year, 0))),
    where('createdAt', '<', Timestamp.fromMillis(Date.UTC(year + 1, 0))),
    orderBy('createdAt', 'desc'),
  );
  return (await readAllPages(ofYear)).map((snapshot) => snapshot.data());
}
