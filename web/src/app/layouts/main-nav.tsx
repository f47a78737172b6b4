import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { MEMBER_ATTRIBUTE, wasSignedIn } from '@/lib/access-token.ts';
import { useCurrentUser } from '@/lib/current-user.ts';
import { MainNavButton, MainNavLink } from './main-nav-item.tsx';

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
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        display: 'flex',
        gap: { xs: 0, md: 0.5 },
        position: { xs: 'fixed', md: 'static' },
        insetInline: 0,
        bottom: 0,
        zIndex: { xs: 'appBar', md: 'auto' },
        justifyContent: { xs: 'space-around', md: 'flex-end' },
        bgcolor: { xs: 'background.paper', md: 'transparent' },
        borderTop: { xs: 1, md: 0 },
        borderColor: { xs: 'divider', md: 'divider' },
        pb: { xs: 'env(safe-area-inset-bottom)', md: 0 },
      }}
    >
      <MainNavLink to={paths.home.href()} label="Home" icon={<HomeOutlined />} exact />
      <MainNavLink to={paths.blog.href()} label="Blog" icon={<ArticleOutlined />} />
      {signedIn ? (
        <>
          <MainNavButton onClick={leave} label="Signout" icon={<LogoutOutlined />} />
          <MainNavLink to={paths.dashboard.index.href()} label="Dashboard" icon={<DashboardOutlined />} />
        </>
      ) : (
        <MainNavLink to={paths.login.href()} label="Login" icon={<LoginOutlined />} guestOnly />
      )}
    </Box>
  );
}
