import { type ReactNode, useEffect } from 'react';
import { BrandIllustration } from '@/components/plain/brand-illustration.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { startSession } from '@/features/auth/session/start-session.ts';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  /** One sentence under the heading. */
  intro: ReactNode;
  children: ReactNode;
}

/** The frame of login, signup and password reset: one card under the line. Made without Material UI, and drawn on the server. */
export function AccountPage({ title, intro, children }: AccountPageProps) {
  // A sign-in here is to be noticed.
  useEffect(startSession, []);
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <BrandIllustration compact />
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
    </div>
  );
}
