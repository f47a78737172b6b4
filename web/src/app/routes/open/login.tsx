import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountPage } from '@/app/layouts/account/account-page.tsx';
import { PlainLink } from '@/components/plain/plain-link.tsx';
import { GoogleButton } from '@/features/auth/components/google-button.tsx';
import { LoginForm } from '@/features/auth/components/login-form.tsx';
import { OrDivider } from '@/features/auth/components/or-divider.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { loginReason } from '../../guards/login-reason.ts';
import { pathBehindLogin, returnAddress } from '../../guards/return-address.ts';
import styles from './login.module.css';

/** Login; whoever is signed in goes back to where they came from. */
export function LoginRoute() {
  const { t } = useLingui();
  const { status } = useCurrentUser();
  const location = useLocation();
  const notify = useNotify();
  if (status === 'signedIn') return <Navigate to={returnAddress(location.state)} replace />;

  const reason = loginReason(pathBehindLogin(location.state) ?? '');
  const thank = () => notify.success(MESSAGES.loginThanks);
  return (
    <AccountPage
      title={t`Log in`}
      intro={
        <>
          {reason !== undefined && <strong className={styles.reason}>{reason}</strong>}
          <Trans>
            New here?{' '}
            <PlainLink to={paths.signup.href()} state={location.state}>
              Sign up
            </PlainLink>{' '}
            in a minute.
          </Trans>
        </>
      }
    >
      <div className={styles.ways}>
        <LoginForm onSuccess={thank} />
        <OrDivider />
        <GoogleButton label={t`Login with Google`} registerAs={() => 'Buyer'} onSuccess={thank} />
      </div>
    </AccountPage>
  );
}
