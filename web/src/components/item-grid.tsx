import type { ReactNode } from 'react';
import styles from './item-grid.module.css';

/** Cards side by side, two on a phone, four on a wide window. */
export function ItemGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
