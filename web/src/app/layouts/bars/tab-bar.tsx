import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@/components/plain/icon.tsx';
import { VISUALLY_HIDDEN } from '@/components/plain/visually-hidden.ts';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { useUnsentCount } from '@/outbox/journal/acts-store.ts';
import styles from './tab-bar.module.css';
import { currentTab, tabsOf } from './tabs-of.ts';

/** On phones: the five places one goes most, along the bottom edge, where thumbs are. */
export function TabBar() {
  const { role } = useCurrentUser();
  const signedIn = useLikelySignedIn();
  const { pathname } = useLocation();
  const tabs = tabsOf(role, signedIn);
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
          {label === 'Me' && unsent > 0 && (
            <span className={styles.count}>
              {unsent}
              <span style={VISUALLY_HIDDEN}> not sent</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
