import { MAX_LISTED } from '@thriftline/domain/base/collections';
import { isMutedBy } from '@thriftline/domain/conversations/conversation';
import { limit, onSnapshot, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { showInboxCount } from '@/lib/notices/show-inbox-count.ts';

/**
 * Counts, live, the conversations that are not muted and have something the account has not read; reads those alone.
 * Gives back how to stop.
 */
export function watchUnread(uid: string): () => void {
  const unread = query(
    collectionOf('conversations'),
    where('unreadBy', 'array-contains', uid),
    limit(MAX_LISTED),
  );
  const stop = onSnapshot(
    unread,
    ({ docs }) => showInboxCount('messages', docs.filter((row) => !isMutedBy(row.data(), uid)).length),
    (error: unknown) => console.warn('Unread messages are not counted', error),
  );
  return () => {
    stop();
    showInboxCount('messages', 0);
  };
}
