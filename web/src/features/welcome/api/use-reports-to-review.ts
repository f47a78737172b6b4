import { limit, query, where } from 'firebase/firestore';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

/** How many reports no admin has closed, but of the admin who asks; undefined while unknown. */
export function useReportsToReview(): number | undefined {
  const { uid: mine } = useSignedInUser();
  const { status, rows } = useLiveQuery(
    query(
      collectionOf('reports'),
      where('state', '==', 'open'),
      where('reportedId', '!=', mine),
      limit(COUNT_LIMIT + 1),
    ),
  );
  return status === 'ready' ? rows.length : undefined;
}
