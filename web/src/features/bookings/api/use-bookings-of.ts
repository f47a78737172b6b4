import type { Booking } from '@thriftline/domain/booking';
import { DOCUMENT_NAMES } from '@thriftline/domain/document-names';
import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { MAX_IN, whereIn } from '@/lib/live/where-in.ts';
import type { Stored } from '@/lib/stored.ts';

/** A buyer's own bookings of some products (a page of them: at most 30), live; nothing while the buyer is null. */
export function useBookingsOf(uid: string | null, productIds: readonly string[]): LiveList<Stored<Booking>> {
  return useLiveQuery(
    uid === null || productIds.length === 0
      ? null
      : query(
          collectionOf('bookings'),
          where('buyerId', '==', uid),
          whereIn(DOCUMENT_NAMES.productId, productIds),
          limit(MAX_IN),
        ),
  );
}
