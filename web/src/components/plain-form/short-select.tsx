import type { ComponentProps } from 'react';
import styles from './short-select.module.css';

/** A choice from a short list that stands apart from any form: the browser's own list, looking like a field, made without Material UI. */
export function ShortSelect(props: Omit<ComponentProps<'select'>, 'className'> & { 'aria-label': string }) {
  return (
    <span className={styles.box}>
      <select {...props} className={styles.select} />
      <svg viewBox="0 0 24 24" aria-hidden className={styles.arrow}>
        <path d="m7 10 5 5 5-5z" />
      </svg>
    </span>
  );
}
