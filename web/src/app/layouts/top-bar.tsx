import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Wordmark } from '@/components/wordmark.tsx';
import { paths } from '@/config/paths.ts';
import { SearchField } from '@/features/search/components/search-field.tsx';
import styles from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** The name of the product, the search field, the main links and the switch between light and dark. */
export function TopBar({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home.href()} aria-label="Thriftline, start page" className={styles.start}>
          <Wordmark />
        </Link>
        {/* The search page has a field of its own, which says what is looked for. */}
        <div className={styles.search}>{pathname !== paths.search.path && <SearchField />}</div>
        {children}
        <ThemeSwitch />
      </div>
    </header>
  );
}
