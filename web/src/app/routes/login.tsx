import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { MESSAGES } from '@thriftline/domain/messages';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { AccountPage } from '@/app/layouts/account-page.tsx';
import { paths } from '@/config/paths.ts';
import { GoogleButton } from '@/features/auth/components/google-button.tsx';
import { LoginForm } from '@/features/auth/components/login-form.tsx';
import { OrDivider } from '@/features/auth/components/or-divider.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useCurrentUser } from '@/lib/current-user.ts';
import { returnAddress } from '../guards/return-address.ts';

/** Login; whoever is signed in goes back to where they came from. */
export function LoginRoute() {
  const { status } = useCurrentUser();
  const location = useLocation();
  const notify = useNotify();
  if (status === 'signedIn') return <Navigate to={returnAddress(location.state)} replace />;

  const thank = () => notify.success(MESSAGES.loginThanks);
  return (
    <AccountPage
      title="Log in"
      intro={
        <>
          New here?{' '}
          <Link component={RouterLink} to={paths.signup.href()} state={location.state}>
            Sign up
          </Link>{' '}
          in a minute.
        </>
      }
    >
      <Stack spacing={2.5}>
        <LoginForm onSuccess={thank} />
        <OrDivider />
        <GoogleButton label="Login with Google" registerAs="Buyer" onSuccess={thank} />
      </Stack>
    </AccountPage>
  );
}
