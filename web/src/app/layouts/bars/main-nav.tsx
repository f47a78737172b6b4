import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { useLayoutEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import { MEMBER_ATTRIBUTE } from '@/lib/device/site-data/access-token.ts';
import { useSignOut } from '../account/use-sign-out.tsx';
import { lookOf } from './look-of-link.ts';
import styles from './shell.module.css';
import { currentTab, tabsOf } from './tabs-of.ts';

/**
 * The main links in the top bar. A phone shows the tab bar instead, and what is not in it under Me; only the way to log in
 * stays up here.
 */
export function MainNav() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const signedIn = useLikelySignedIn();
  const { askOrLeave, question } = useSignOut();
  // Pages of the inbox and the form to sell have links of their own.
  const isMe = currentTab(tabsOf(signedIn), useLocation().pathname)?.key === 'me';
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.removeAttribute(MEMBER_ATTRIBUTE);
  }, [hydrated]);

  return (
    <nav aria-label={t`Main`} className={styles.nav}>
      <NavLink to={paths.home.href()} end className={lookOf(styles.wideOnly)}>
        {t`Home`}
      </NavLink>
      <NavLink to={paths.blog.href()} className={lookOf(styles.wideOnly)}>
        {t`Blog`}
      </NavLink>
      {signedIn ? (
        <>
          <button
            type="button"
            onClick={() => void askOrLeave()}
            className={`${styles.item} ${styles.wideOnly}`}
          >
            {t`Signout`}
          </button>
          <Link
            to={paths.dashboard.index.href()}
            className={lookOf(styles.wideOnly)({ isActive: isMe })}
            aria-current={isMe ? 'page' : undefined}
          >
            {t`Dashboard`}
          </Link>
        </>
      ) : (
        <NavLink to={paths.login.href()} className={lookOf(styles.guestOnly)}>
          {t`Login`}
        </NavLink>
      )}
      {question}
    </nav>
  );
}
