import type { ReactNode } from 'react';
import styles from './user-text.module.css';

interface UserTextProps {
  children: ReactNode;
  /** For what stands by itself, such as a message: its lines begin at the side where its script does. */
  block?: boolean;
}

/** What a person wrote, in the direction of its own script: it turns nothing around that stands beside it. */
export function UserText({ children, block = false }: UserTextProps) {
  return (
    <bdi dir="auto" className={block ? `${styles.words} ${styles.block}` : styles.words}>
      {children}
    </bdi>
  );
}
