import Link from '@mui/material/Link';
import { MESSAGES } from '@thriftline/domain/messages';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { AccountPage } from '@/app/layouts/account-page.tsx';
import { MessageDialog } from '@/components/message-dialog.tsx';
import { paths } from '@/config/paths.ts';
import { SignupForm } from '@/features/auth/components/signup-form.tsx';
import { useCurrentUser } from '@/lib/current-user.ts';
import { returnAddress } from '../guards/return-address.ts';

/** Signup. Whoever was signed in already is sent on; whoever signs up here first reads that it worked. */
export function SignupRoute() {
  const { status } = useCurrentUser();
  const location = useLocation();
  const navigate = useNavigate();
  const [started, setStarted] = useState(false);
  const [done, setDone] = useState(false);
  const address = returnAddress(location.state);
  if (status === 'signedIn' && !started) return <Navigate to={address} replace />;

  return (
    <AccountPage
      title="Sign up"
      intro={
        <>
          Already have an account?{' '}
          <Link component={RouterLink} to={paths.login.href()} state={location.state}>
            Log in
          </Link>
        </>
      }
    >
      <SignupForm onStart={() => setStarted(true)} onSuccess={() => setDone(true)} />
      <MessageDialog
        open={done}
        title={MESSAGES.registrationSuccessful}
        onClose={() => void navigate(address, { replace: true })}
      >
        You are signed in and ready to go.
      </MessageDialog>
    </AccountPage>
  );
}
