import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

/** How many sellers no admin has vouched for; undefined while unknown. */
export function useSellersToVerify(): number | undefined {
  const { status, rows } = useLiveQuery(
    query(
      collectionOf('users'),
      where('role', '==', 'Seller'),
      where('status', '==', 'Unverified'),
      limit(COUNT_LIMIT + 1),
    ),
  );
  return status === 'ready' ? rows.length : undefined;
}
