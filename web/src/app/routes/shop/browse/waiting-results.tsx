import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WaitingItems } from '@/components/cards/item-card.tsx';
import { ItemGrid } from '@/components/cards/item-grid.tsx';
import results from './results.module.css';
import styles from './waiting-results.module.css';

/** As many as fill a screen until they are there. */
const WAITING = 10;

/** Stands for what one looks through results with and for the cards below it, each where it will be; for cards that are there as they are. */
export function WaitingResults({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <div role="status" aria-label={t`Loading`} className={`${styles.bar} ${results.beside}`} />
      <div className={styles.line} />
      <div aria-busy>
        <ItemGrid results>{children ?? <WaitingItems count={WAITING} />}</ItemGrid>
      </div>
    </>
  );
}
