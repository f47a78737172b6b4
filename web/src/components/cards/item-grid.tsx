import type { ReactNode } from 'react';
import { PartBoundary } from '../states/part-boundary.tsx';
import styles from './item-grid.module.css';

/** How wide a card is, as the `sizes` of its picture says it. */
export const ITEM_WIDTHS =
  '(max-width: 37.49em) 46vw, (max-width: 56.24em) 31vw, (max-width: 74.99em) 24vw, 230px';

/** How many stand side by side at most. */
export const WIDEST_ROW = 5;

interface ItemGridProps {
  /** Shows so many as fill whole rows alone: two of them on a phone, else one. */
  oneRow?: boolean;
  /** Cards of a picture and a word or two: six on a wide window, so that a dozen of them fills whole rows everywhere. */
  small?: boolean;
  /** What a search found: smaller cards on a low, wide window, so that two rows of them are in sight. */
  results?: boolean;
  /** Elements `li`. */
  children: ReactNode;
}

/** Cards side by side: two on a phone, then three, four, and five on a wide window. */
export function ItemGrid({ oneRow = false, small = false, results = false, children }: ItemGridProps) {
  const looks = [styles.grid, oneRow && styles.row, small && styles.small, results && styles.results];
  return (
    <ul className={looks.filter(Boolean).join(' ')} data-results={results || undefined}>
      <PartBoundary as="li">{children}</PartBoundary>
    </ul>
  );
}
