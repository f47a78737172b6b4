import type { OrderState } from '@thriftline/domain/orders/order-machine';
import { limit, type QueryConstraint, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

function useCount(...conditions: QueryConstraint[]): number | undefined {
  const { status, rows } = useLiveQuery(query(collectionOf('orders'), ...conditions, limit(COUNT_LIMIT + 1)));
  return status === 'ready' ? rows.length : undefined;
}

/** How many orders of one side's are in one of the states; undefined while unknown. */
export function useOrdersIn(
  side: 'buyerId' | 'sellerId',
  uid: string,
  states: readonly OrderState[],
): number | undefined {
  return useCount(where(side, '==', uid), where('state', 'in', states));
}

/** How many orders wait for an admin's decision; undefined while unknown. */
export function useOrdersToDecide(): number | undefined {
  return useCount(where('state', '==', 'escalated'));
}
