import type { ReactNode } from 'react';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import styles from './home.module.css';

/** The parts of the home page under each other. A member has more of them: on a phone each is a row to swipe. */
export function HomeFrame({ children }: { children: ReactNode }) {
  const isMember = useLikelySignedIn();
  return <div className={isMember ? `${styles.home} ${styles.member}` : styles.home}>{children}</div>;
}
