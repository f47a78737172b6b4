import type { ReactNode } from 'react';
import styles from './item-grid.module.css';

/** How wide a card is, as the `sizes` of its picture says it. */
export const ITEM_WIDTHS = '(max-width: 599px) 46vw, (max-width: 899px) 31vw, 300px';

/** Cards side by side, two on a phone, four on a wide window. */
export function ItemGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
