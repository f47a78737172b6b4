import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

/** How many reports no admin has closed; undefined while unknown. */
export function useReportsToReview(): number | undefined {
  const { status, rows } = useLiveQuery(
    query(collectionOf('reports'), where('state', '==', 'open'), limit(COUNT_LIMIT + 1)),
  );
  return status === 'ready' ? rows.length : undefined;
}
