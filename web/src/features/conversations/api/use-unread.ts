import { MAX_LISTED } from '@thriftline/domain/base/collections';
import { isMutedBy } from '@thriftline/domain/conversations/conversation';
import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';

/** How many conversations that are not muted have something the account has not read, live; reads those alone. */
export function useUnread(uid: string | null): number {
  const unread = useLiveQuery(
    uid === null
      ? null
      : query(collectionOf('conversations'), where('unreadBy', 'array-contains', uid), limit(MAX_LISTED)),
  );
  return unread.rows.filter(({ data }) => uid !== null && !isMutedBy(data, uid)).length;
}
