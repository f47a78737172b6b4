import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { AccountPage } from '@/app/layouts/account/account-page.tsx';
import { PlainLink } from '@/components/plain/plain-link.tsx';
import { ResetPasswordForm } from '@/features/auth/components/reset-password-form.tsx';

/** Sends a link to choose a new password. */
export function ResetPasswordRoute() {
  const { t } = useLingui();
  return (
    <AccountPage
      title={t`Reset password`}
      intro={
        <Trans>
          We send a link to your address. Remembered it? <PlainLink to={paths.login.href()}>Log in</PlainLink>
        </Trans>
      }
    >
      <ResetPasswordForm />
    </AccountPage>
  );
}
