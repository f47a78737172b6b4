import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@/components/plain/icon.tsx';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import { useInboxCounts } from '@/lib/notices/inbox-counts.ts';
import { useUnsentCount } from '@/outbox/journal/mutations-store.ts';
import { CornerCount, nameWithCount } from './corner-count.tsx';
import styles from './tab-bar.module.css';
import { currentTab, tabsOf } from './tabs-of.ts';

/** What is counted at a tab. */
interface Counted {
  count: number;
  what: string;
  className: string | undefined;
}

const NOTHING: Counted = { count: 0, what: '', className: undefined };

/** On phones: the five places one goes most, along the bottom edge, where thumbs are. */
export function TabBar() {
  const signedIn = useLikelySignedIn();
  const { pathname } = useLocation();
  const counts = useInboxCounts();
  const tabs = tabsOf(signedIn, counts);
  const unsent = useUnsentCount();
  const current = currentTab(tabs, pathname);
  const counted: Readonly<Record<string, Counted>> = {
    Inbox: { count: counts.messages + counts.notifications, what: 'new', className: styles.count },
    Me: { count: unsent, what: 'not sent', className: styles.unsent },
  };
  return (
    <nav aria-label="Tabs" className={styles.bar}>
      {tabs.map(({ label, icon, to }) => {
        const { count, what, className } = counted[label] ?? NOTHING;
        return (
          <Link
            key={label}
            to={to}
            aria-label={nameWithCount(label, count, what)}
            aria-current={label === current?.label ? 'page' : undefined}
            className={styles.tab}
          >
            <Icon name={icon} />
            {label}
            <CornerCount count={count} className={className} />
          </Link>
        );
      })}
    </nav>
  );
}
