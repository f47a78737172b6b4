import { MESSAGE_KINDS } from '@thriftline/domain/notifications/kinds/message-kinds';
import { limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { showInboxCount } from '@/lib/notices/show-inbox-count.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';
import { noteTimeZone } from './note-time-zone.ts';
import { inboxOf, preferencesOf } from './own-inbox.ts';

/** Messages are counted as such: see watch-unread.ts. */
const isOfMessage = (kind: string) => kind in MESSAGE_KINDS;

/** That the inbox counts nothing is no reason to disturb anybody. */
const quietly = (error: unknown) => console.warn('Notifications are not counted', error);

/**
 * Counts, live, what an account was told and has not seen, but for what it was told of messages; reads that alone, and
 * where it has been seen. Where the account never said by which clock it lives, this browser's is noted. Gives back how to stop.
 */
export function watchUnseen(uid: string): () => void {
  const inbox = inboxOf(uid);
  let seenUntil: number | undefined;
  let stopCounting = () => {};
  const stop = onSnapshot(
    preferencesOf(uid),
    (preferences) => {
      const { seenUntil: mark, timeZone } = preferences.data() ?? {};
      if (timeZone === undefined && !preferences.metadata.fromCache) noteTimeZone(uid);
      const until = mark?.toMillis() ?? 0;
      if (until === seenUntil) return;
      seenUntil = until;
      stopCounting();
      const unseen = query(
        inbox,
        ...(mark === undefined ? [] : [where('at', '>', mark)]),
        orderBy('at', 'desc'),
        limit(COUNT_LIMIT + 1),
      );
      stopCounting = onSnapshot(
        unseen,
        ({ docs }) =>
          showInboxCount('notifications', docs.filter((row) => !isOfMessage(row.data().kind)).length),
        quietly,
      );
    },
    quietly,
  );
  return () => {
    stop();
    stopCounting();
    showInboxCount('notifications', 0);
  };
}
