import { bookingState } from '@thriftline/domain/orders/booking-state';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/words/count-text.ts';

/** How many of a buyer's newest orders wait for payment; undefined while unknown. */
export function useUnpaidOrders(uid: string): number | undefined {
  const { status, rows } = useLiveQuery(
    query(
      collectionOf('bookings'),
      where('buyerId', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(COUNT_LIMIT + 1),
    ),
  );
  if (status !== 'ready') return undefined;
  return rows.filter(({ data }) => bookingState(data) === 'unpaid').length;
}
