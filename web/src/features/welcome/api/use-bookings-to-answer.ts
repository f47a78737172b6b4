import { bookingState } from '@thriftline/domain/booking-state';
import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { COUNT_LIMIT } from '@/lib/count-text.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';

/** How many bookings of a seller's products nobody has paid yet; undefined while unknown. */
export function useBookingsToAnswer(uid: string): number | undefined {
  const { status, rows } = useLiveQuery(
    query(collectionOf('bookings'), where('sellerId', '==', uid), limit(COUNT_LIMIT + 1)),
  );
  if (status !== 'ready') return undefined;
  return rows.filter(({ data }) => bookingState(data) === 'unpaid').length;
}
