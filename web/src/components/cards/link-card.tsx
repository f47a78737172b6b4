import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ItemGrid } from './item-grid.tsx';
import styles from './link-card.module.css';

interface LinkCardProps {
  to: string;
  /** What that page is told besides its address. */
  state?: object;
  /** The picture, edge to edge. */
  picture: ReactNode;
  /** A heading of level 2 or 3 and what else is said. */
  children: ReactNode;
}

/** A card of an ItemGrid that leads somewhere as a whole. */
export function LinkCard({ to, state, picture, children }: LinkCardProps) {
  return (
    <li className={styles.card}>
      <Link to={to} state={state} className={styles.link}>
        {picture}
        <div className={styles.text}>{children}</div>
      </Link>
    </li>
  );
}

/** Cards that are still on their way, as large as the real ones. */
export function WaitingCards({ count }: { count: number }) {
  return (
    <ItemGrid small>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <li key={key} className={styles.waiting} />
      ))}
    </ItemGrid>
  );
}
