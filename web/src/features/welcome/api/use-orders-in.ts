import type { OrderState } from '@thriftline/domain/orders/order-machine';
import { limit, type QueryConstraint, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

function useIds(...conditions: QueryConstraint[]): readonly string[] | undefined {
  const { status, rows } = useLiveQuery(query(collectionOf('orders'), ...conditions, limit(COUNT_LIMIT + 1)));
  return status === 'ready' ? rows.map(({ data }) => data._id) : undefined;
}

/** The ids of one side's orders in one of the states, one more than `COUNT_LIMIT` at most; undefined while unknown. */
export function useOrdersIn(
  side: 'buyerId' | 'sellerId',
  uid: string,
  states: readonly OrderState[],
): readonly string[] | undefined {
  return useIds(where(side, '==', uid), where('state', 'in', states));
}

/** How many orders wait for an admin's decision; undefined while unknown. */
export function useOrdersToDecide(): number | undefined {
  return useIds(where('state', '==', 'escalated'))?.length;
}
