import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { MEMBER_ATTRIBUTE, wasSignedIn } from '@/lib/access-token.ts';
import { useCurrentUser } from '@/lib/current-user.ts';
import { MainNavButton, MainNavLink } from './main-nav-item.tsx';
import styles from './shell.module.css';

const SignOutQuestion = lazy(async () => ({
  default: (await import('./sign-out-question.tsx')).SignOutQuestion,
}));

/** The main links: in the top bar, and along the bottom edge on phones. */
export function MainNav() {
  const { status, uid } = useCurrentUser();
  const navigate = useNavigate();
  const notify = useNotify();
  const hydrated = useHydrated();
  const [unsent, setUnsent] = useState<readonly string[] | null>(null);
  // Until Auth has been asked, what held at the last visit is most likely.
  const signedIn = status === 'loading' ? hydrated && wasSignedIn() : status === 'signedIn';
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.removeAttribute(MEMBER_ATTRIBUTE);
  }, [hydrated]);

  const leave = async () => {
    try {
      setUnsent(null);
      // First to an open page, or the guard would send this person to the login page.
      await navigate(paths.home.href());
      const { signOut } = await import('@/features/auth/api/sign-out.ts');
      await signOut();
    } catch (error) {
      notify.error(error);
    }
  };

  const askOrLeave = async () => {
    try {
      const { listUnsent } = await import('@/outbox/list-unsent.ts');
      const found = uid === null ? [] : await listUnsent(uid);
      if (found.length === 0) await leave();
      else setUnsent(found);
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <nav aria-label="Main" className={styles.nav}>
      <MainNavLink to={paths.home.href()} label="Home" icon="home" exact />
      <MainNavLink to={paths.blog.href()} label="Blog" icon="article" />
      {signedIn ? (
        <>
          <MainNavButton onClick={askOrLeave} label="Signout" icon="logout" />
          <MainNavLink to={paths.dashboard.index.href()} label="Dashboard" icon="dashboard" />
        </>
      ) : (
        <MainNavLink to={paths.login.href()} label="Login" icon="login" guestOnly />
      )}
      {unsent !== null && (
        <Suspense>
          <SignOutQuestion unsent={unsent} onSignOut={leave} onClose={() => setUnsent(null)} />
        </Suspense>
      )}
    </nav>
  );
}
