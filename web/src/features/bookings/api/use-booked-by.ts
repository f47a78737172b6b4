import type { Booking } from '@thriftline/domain/booking';
import { DOCUMENT_NAMES } from '@thriftline/domain/document-names';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { whereIn } from '@/lib/live/where-in.ts';
import type { Stored } from '@/lib/stored.ts';

/** Most bookings read for a page of products; the newest come first. */
const MOST = 200;

/** The bookings others made of a seller's products (a page of them: at most 30), newest first, live. */
export function useBookedBy(sellerId: string, productIds: readonly string[]): LiveList<Stored<Booking>> {
  return useLiveQuery(
    productIds.length === 0
      ? null
      : query(
          collectionOf('bookings'),
          where('sellerId', '==', sellerId),
          whereIn(DOCUMENT_NAMES.productId, productIds),
          orderBy('createdAt', 'desc'),
          limit(MOST),
        ),
  );
}
