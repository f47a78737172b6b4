import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Wordmark } from '@/components/plain/wordmark.tsx';
import { SearchField } from '@/features/search/components/search-field.tsx';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import styles from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { TradeNav } from './trade-nav.tsx';

// Strangers have no inbox.
const InboxWatch = lazy(async () => ({ default: (await import('./inbox-watch.tsx')).InboxWatch }));

/** Pages with a field of their own: the home page's is larger, the search page's says what is looked for. */
const WITH_THEIR_OWN: readonly string[] = [paths.home.path, paths.search.path];

/** The name of the product, the search field, the main links and the switch between light and dark. */
export function TopBar({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { name } = useShopSettings();
  const signedIn = useLikelySignedIn();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home.href()} aria-label={t`${name}, start page`} className={styles.start}>
          <Wordmark />
        </Link>
        <div className={styles.search}>{!WITH_THEIR_OWN.includes(pathname) && <SearchField />}</div>
        <TradeNav />
        {children}
        {signedIn && (
          <Suspense>
            <InboxWatch />
          </Suspense>
        )}
        <ThemeSwitch />
      </div>
    </header>
  );
}
