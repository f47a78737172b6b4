import { limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { showAppBadge } from '@/lib/notices/app-badge.ts';
import { setUnseenNotifications } from '@/lib/notices/unseen-notifications.ts';
import { COUNT_LIMIT } from '@/lib/words/count-text.ts';
import { noteTimeZone } from './note-time-zone.ts';
import { inboxOf, preferencesOf } from './own-inbox.ts';

function tell(count: number): void {
  setUnseenNotifications(count);
  showAppBadge(count);
}

/** That the bell counts nothing is no reason to disturb anybody. */
const quietly = (error: unknown) => console.warn('Notifications are not counted', error);

/**
 * Counts, live, what an account was told and has not seen, for the bell and the icon of the installed app; reads that alone, and
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
      stopCounting = onSnapshot(unseen, ({ size }) => tell(size), quietly);
    },
    quietly,
  );
  return () => {
    stop();
    stopCounting();
    tell(0);
  };
}
