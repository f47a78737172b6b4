import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './plain-link.module.css';

/** A link in a text, made without Material UI; looks like its own. */
export function PlainLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={styles.link} />;
}
