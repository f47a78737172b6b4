import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import { useInboxCounts } from '@/lib/notices/inbox-counts.ts';
import { CornerCount, newInInbox } from './corner-count.tsx';
import { lookOf } from './look-of-link.ts';
import styles from './shell.module.css';
import { currentTab, inboxAddress, tabsOf } from './tabs-of.ts';

/** In the top bar of a wide window, beside the main links: what a phone has as its tabs Sell and Inbox. */
export function TradeNav() {
  const { t } = useLingui();
  const signedIn = useLikelySignedIn();
  const counts = useInboxCounts();
  const count = counts.messages + counts.notifications;
  const { pathname } = useLocation();
  const isInbox = currentTab(tabsOf(signedIn), pathname)?.key === 'inbox';
  const look = lookOf(styles.wideOnly);
  return (
    <nav aria-label={t`Sell and inbox`} className={styles.nav}>
      <NavLink to={paths.dashboard.addProduct.href()} className={look}>
        {t`Sell`}
      </NavLink>
      {signedIn && (
        <Link
          to={inboxAddress(counts)}
          aria-label={newInInbox(count)}
          aria-current={isInbox ? 'page' : undefined}
          className={look({ isActive: isInbox })}
        >
          {t`Inbox`}
          <CornerCount count={count} className={styles.count} />
        </Link>
      )}
    </nav>
  );
}
