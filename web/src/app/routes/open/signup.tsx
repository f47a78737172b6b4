import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccountPage } from '@/app/layouts/account/account-page.tsx';
import { PlainButton } from '@/components/plain/plain-button.tsx';
import { PlainDialog } from '@/components/plain/plain-dialog.tsx';
import { PlainLink } from '@/components/plain/plain-link.tsx';
import { SignupForm } from '@/features/auth/components/signup-form.tsx';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { returnAddress } from '../../guards/return-address.ts';

/** Signup. Members who are signed in already are sent on; those who sign up here first read that it worked. */
export function SignupRoute() {
  const { t } = useLingui();
  const { status } = useCurrentUser();
  const location = useLocation();
  const navigate = useNavigate();
  const [started, setStarted] = useState(false);
  const [done, setDone] = useState(false);
  const address = returnAddress(location.state);
  if (status === 'signedIn' && !started) return <Navigate to={address} replace />;

  const goOn = () => void navigate(address, { replace: true });
  return (
    <AccountPage
      title={t`Sign up`}
      intro={
        <Trans>
          Already have an account?{' '}
          <PlainLink to={paths.login.href()} state={location.state}>
            Log in
          </PlainLink>
        </Trans>
      }
    >
      <SignupForm onStart={() => setStarted(true)} onSuccess={() => setDone(true)} />
      {done && (
        <PlainDialog
          title={MESSAGES.registrationSuccessful}
          onClose={goOn}
          actions={
            <PlainButton onClick={goOn} autoFocus>
              {t`OK`}
            </PlainButton>
          }
        >
          {t`You are signed in and ready to go.`}
        </PlainDialog>
      )}
    </AccountPage>
  );
}
