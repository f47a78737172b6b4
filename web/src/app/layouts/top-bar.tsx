import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Wordmark } from '@/components/wordmark.tsx';
import { paths } from '@/config/paths.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import styles from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** The name of the product, the main links and the switch between light and dark. */
export function TopBar({ children }: { children: ReactNode }) {
  const { name } = useShopSettings();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home.href()} aria-label={`${name}, start page`} className={styles.start}>
          <Wordmark />
        </Link>
        {children}
        <ThemeSwitch />
      </div>
    </header>
  );
}
