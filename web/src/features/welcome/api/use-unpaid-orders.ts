import { bookingState } from '@thriftline/domain/orders/booking-state';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

/**
 * How many of a buyer's newest orders wait for payment, but those of `agreed`, the conversations whose price is agreed on: these
 * are offers to pay. Undefined while unknown.
 */
export function useUnpaidOrders(uid: string, agreed: readonly string[]): number | undefined {
  const { status, rows } = useLiveQuery(
    query(
      collectionOf('bookings'),
      where('buyerId', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(COUNT_LIMIT + 1),
    ),
  );
  if (status !== 'ready') return undefined;
  // A booking is called as the conversation of the same item and buyer.
  return rows.filter(({ data }) => bookingState(data) === 'unpaid' && !agreed.includes(data._id)).length;
}
