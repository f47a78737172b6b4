import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import type { Booking } from '@thriftline/domain/orders/booking';
import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { MAX_IN, whereIn } from '@/lib/live/where-in.ts';

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
