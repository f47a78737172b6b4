import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import styles from './wordmark.module.css';

/** The shop's name on its line, with the tag that hangs from it. */
export function Wordmark() {
  const { name } = useShopSettings();
  return (
    <span className={styles.wordmark}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden className={styles.mark}>
        <path d="M1 5q15 7 30 0" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path d="m16 9 9 7v13a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V16Z" className={styles.tag} />
        <circle cx="16" cy="16.5" r="2.2" className={styles.hole} />
      </svg>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
    </span>
  );
}
