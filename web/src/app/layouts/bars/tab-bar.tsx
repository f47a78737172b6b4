import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@/components/plain/icon.tsx';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import { useInboxCounts } from '@/lib/notices/inbox-counts.ts';
import { useUnsentCount } from '@/outbox/journal/acts-store.ts';
import { CornerCount } from './corner-count.tsx';
import styles from './tab-bar.module.css';
import { currentTab, tabsOf } from './tabs-of.ts';

/** On phones: the five places one goes most, along the bottom edge, where thumbs are. */
export function TabBar() {
  const signedIn = useLikelySignedIn();
  const { pathname } = useLocation();
  const counts = useInboxCounts();
  const tabs = tabsOf(signedIn, counts);
  const unsent = useUnsentCount();
  const current = currentTab(tabs, pathname);
  return (
    <nav aria-label="Tabs" className={styles.bar}>
      {tabs.map(({ label, icon, to }) => (
        <Link
          key={label}
          to={to}
          aria-current={label === current?.label ? 'page' : undefined}
          className={styles.tab}
        >
          <Icon name={icon} />
          {label}
          {label === 'Inbox' && (
            <CornerCount count={counts.messages + counts.notifications} what="new" className={styles.count} />
          )}
          {label === 'Me' && <CornerCount count={unsent} what="not sent" className={styles.unsent} />}
        </Link>
      ))}
    </nav>
  );
}
