import { bookingState } from '@thriftline/domain/booking-state';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { COUNT_LIMIT } from '@/lib/count-text.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';

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
