import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/plain/icon.tsx';
import { paths } from '@/config/paths.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import { useUnseenNotifications } from '@/lib/notices/unseen-notifications.ts';
import { countText } from '@/lib/words/count-text.ts';
import styles from './shell.module.css';

/** The bell counts nothing until the next visit where that fails. Gives how to stop. */
async function watch(uid: string): Promise<(() => void) | undefined> {
  try {
    return (await import('@/features/notifications/api/watch-unseen.ts')).watchUnseen(uid);
  } catch (error) {
    console.warn('Notifications are not counted', error);
    return undefined;
  }
}

/** The way to what one was told, with how much of it is new, which is counted once the page has time for it. */
export function Bell() {
  const unseen = useUnseenNotifications();
  const { uid, userDoc, role } = useCurrentUser();
  // Once the rules know the account.
  const watched = userDoc !== null && userDoc.role === role ? uid : null;
  useEffect(() => {
    if (watched === null) return;
    let watching: ReturnType<typeof watch> | undefined;
    const stopIdle = whenIdle(() => {
      watching = watch(watched);
    });
    return () => {
      stopIdle();
      void watching?.then((stop) => stop?.());
    };
  }, [watched]);
  const count = countText(unseen);
  return (
    <Link
      to={paths.dashboard.notifications.href()}
      aria-label={unseen === 0 ? 'Notifications' : `Notifications, ${count} new`}
      className={styles.square}
    >
      <Icon name="bell" />
      {unseen > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
