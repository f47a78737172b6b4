import type { ReactNode } from 'react';
import { EmptyPicture } from './empty-picture.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** What is not there, like `No orders yet`. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** Whether the title is the page's own heading, there being nothing else on it. */
  heading?: boolean;
  /** What it is about, drawn; an empty rail unless told. */
  picture?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
}

/** Stands where a list would be when it has nothing. */
export function EmptyState({
  title,
  children,
  heading = false,
  picture = <EmptyPicture />,
  action,
}: EmptyStateProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      {picture}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.advice}>{children}</div>}
      {action}
    </div>
  );
}
