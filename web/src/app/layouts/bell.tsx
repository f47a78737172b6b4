import { Link } from 'react-router-dom';
import { Icon } from '@/components/icon.tsx';
import { paths } from '@/config/paths.ts';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import { countText } from '@/lib/count-text.ts';
import { useUnseenNotifications } from '@/lib/unseen-notifications.ts';
import styles from './shell.module.css';

/** The way to what one was told, with how much of it is new; for strangers there is none. */
export function Bell() {
  const unseen = useUnseenNotifications();
  if (!useLikelySignedIn()) return null;
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
