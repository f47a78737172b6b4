import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@/components/plain/icon.tsx';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import { useInboxCounts } from '@/lib/notices/inbox-counts.ts';
import { useUnsentCount } from '@/outbox/journal/mutations-store.ts';
import { CornerCount, newInInbox, unsentAtMe } from './corner-count.tsx';
import styles from './tab-bar.module.css';
import { currentTab, type Tab, tabsOf } from './tabs-of.ts';

/** What is counted at a tab. */
interface Counted {
  count: number;
  /** The link's name with the count; undefined where its own word is enough. */
  name: string | undefined;
  className: string | undefined;
}

const NOTHING: Counted = { count: 0, name: undefined, className: undefined };

/** On phones: the five places one goes most, along the bottom edge, where thumbs are. */
export function TabBar() {
  const { t } = useLingui();
  const signedIn = useLikelySignedIn();
  const { pathname } = useLocation();
  const counts = useInboxCounts();
  const tabs = tabsOf(signedIn, counts);
  const unsent = useUnsentCount();
  const current = currentTab(tabs, pathname);
  const received = counts.messages + counts.notifications;
  const counted: Readonly<Partial<Record<Tab['key'], Counted>>> = {
    inbox: { count: received, name: newInInbox(received), className: styles.count },
    me: { count: unsent, name: unsentAtMe(unsent), className: styles.unsent },
  };
  return (
    <nav aria-label={t`Tabs`} className={styles.bar} data-tabs>
      {tabs.map(({ key, label, icon, to }) => {
        const { count, name, className } = counted[key] ?? NOTHING;
        return (
          <Link
            key={key}
            to={to}
            aria-label={name}
            aria-current={key === current?.key ? 'page' : undefined}
            className={styles.tab}
          >
            <Icon name={icon} />
            {t(label)}
            <CornerCount count={count} className={className} />
          </Link>
        );
      })}
    </nav>
  );
}
