import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Wordmark } from '@/components/wordmark.tsx';
import { paths } from '@/config/paths.ts';
import styles from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** The name of the product, the main links and the switch between light and dark. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home.href()} aria-label="Thriftline, start page" className={styles.start}>
          <Wordmark />
        </Link>
        {children}
        <ThemeSwitch />
      </div>
    </header>
  );
}
