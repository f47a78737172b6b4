import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { MEMBER_ATTRIBUTE, wasSignedIn } from '@/lib/access-token.ts';
import { useCurrentUser } from '@/lib/current-user.ts';
import { MainNavButton, MainNavLink } from './main-nav-item.tsx';
import styles from './shell.module.css';

/** The main links: in the top bar, and along the bottom edge on phones. */
export function MainNav() {
  const { status } = useCurrentUser();
  const navigate = useNavigate();
  const notify = useNotify();
  const hydrated = useHydrated();
  // Until Auth has been asked, what held at the last visit is most likely.
  const signedIn = status === 'loading' ? hydrated && wasSignedIn() : status === 'signedIn';
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.removeAttribute(MEMBER_ATTRIBUTE);
  }, [hydrated]);

  const leave = async () => {
    try {
      // First to an open page, or the guard would send this person to the login page.
      await navigate(paths.home.href());
      const { signOut } = await import('@/features/auth/api/sign-out.ts');
      await signOut();
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
          <MainNavButton onClick={leave} label="Signout" icon="logout" />
          <MainNavLink to={paths.dashboard.index.href()} label="Dashboard" icon="dashboard" />
        </>
      ) : (
        <MainNavLink to={paths.login.href()} label="Login" icon="login" guestOnly />
      )}
    </nav>
  );
}
