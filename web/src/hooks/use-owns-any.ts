import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';

/** Whether an account has any order or wish; asks nothing (and says no) while the uid is null. */
export function useOwnsAny(collection: 'bookings' | 'wishlist', uid: string | null): boolean {
  const own = uid === null ? null : query(collectionOf(collection), where('buyerId', '==', uid), limit(1));
  // Two branches of one union are the same to the reader: only whether there is a row counts.
  return useLiveQuery<object>(own).rows.length > 0;
}
