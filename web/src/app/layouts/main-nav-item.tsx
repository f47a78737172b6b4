import type { ComponentProps } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '@/components/icon.tsx';
import styles from './shell.module.css';

interface Item {
  label: string;
  icon: ComponentProps<typeof Icon>['name'];
}

function Content({ icon, label }: Item) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {label}
    </>
  );
}

interface MainNavLinkProps extends Item {
  to: string;
  /** Current only on exactly this address. */
  exact?: boolean;
  /** Hidden, its place kept, while the written home page is still there for somebody who was signed in. */
  guestOnly?: boolean;
}

/** A link of the main menu; marked when it leads to where one is. */
export function MainNavLink({ to, exact = false, guestOnly = false, ...item }: MainNavLinkProps) {
  const look = guestOnly ? `${styles.item} ${styles.guestOnly}` : styles.item;
  return (
    <NavLink to={to} end={exact} className={({ isActive }) => (isActive ? `${look} active` : look)}>
      <Content {...item} />
    </NavLink>
  );
}

/** A main menu entry that does something. */
export function MainNavButton({ onClick, ...item }: Item & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={styles.item}>
      <Content {...item} />
    </button>
  );
}
