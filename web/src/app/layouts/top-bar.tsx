import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Wordmark } from '@/components/wordmark.tsx';
import { paths } from '@/config/paths.ts';
import { SearchField } from '@/features/search/components/search-field.tsx';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { Bell } from './bell.tsx';
import styles from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** Pages with a field of their own: the home page's is larger, the search page's says what is looked for. */
const WITH_THEIR_OWN: readonly string[] = [paths.home.path, paths.search.path];

/** The name of the product, the search field, the main links, the bell and the switch between light and dark. */
export function TopBar({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { name } = useShopSettings();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home.href()} aria-label={`${name}, start page`} className={styles.start}>
          <Wordmark />
        </Link>
        <div className={styles.search}>{!WITH_THEIR_OWN.includes(pathname) && <SearchField />}</div>
        {children}
        <Bell />
        <ThemeSwitch />
      </div>
    </header>
  );
}
