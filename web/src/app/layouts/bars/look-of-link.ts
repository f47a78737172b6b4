import styles from './shell.module.css';

/** The classes of a link in the top bar, as NavLink asks for them. */
export const lookOf =
  (own: string | undefined) =>
  ({ isActive }: { isActive: boolean }): string =>
    [styles.item, own, isActive && 'active'].filter(Boolean).join(' ');
