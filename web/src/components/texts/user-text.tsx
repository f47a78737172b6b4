import { withoutIsolates } from '@thriftline/domain/base/texts/without-isolates';
import { Children, type ReactNode } from 'react';
import styles from './user-text.module.css';

interface UserTextProps {
  children: ReactNode;
  /** For what stands by itself, such as a message: its lines begin at the side where its script does. */
  block?: boolean;
  /** After how many lines of its own it is cut: at its end, whichever way the page reads. */
  lines?: 1 | 2;
}

/**
 * What a person wrote, or what else is in a language of its own, in the direction of its script: it turns nothing around that stands
 * beside it.
 */
export function UserText({ children, block = false, lines }: UserTextProps) {
  const looks = [styles.words, block && styles.block, lines && styles.cut, lines === 2 && styles.two];
  return (
    <bdi dir="auto" className={looks.filter(Boolean).join(' ')}>
      {/* This isolates it already. With the marks that texts in Arabic put around a name as well, Chromium showed nothing of it. */}
      {Children.map(children, (part) => (typeof part === 'string' ? withoutIsolates(part) : part))}
    </bdi>
  );
}
