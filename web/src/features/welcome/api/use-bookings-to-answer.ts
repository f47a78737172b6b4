import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

/** How many bookings of a seller's products nobody has paid yet; undefined while unknown. */
export function useBookingsToAnswer(uid: string): number | undefined {
  const { status, rows } = useLiveQuery(
    query(
      collectionOf('bookers'),
      where('sellerId', '==', uid),
      where('state', '==', 'unpaid'),
      limit(COUNT_LIMIT + 1),
    ),
  );
  return status === 'ready' ? rows.length : undefined;
}
