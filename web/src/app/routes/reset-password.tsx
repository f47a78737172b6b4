import { paths } from '@thriftline/domain/base/paths';
import { AccountPage } from '@/app/layouts/account/account-page.tsx';
import { PlainLink } from '@/components/plain/plain-link.tsx';
import { ResetPasswordForm } from '@/features/auth/components/reset-password-form.tsx';

/** Sends a link to choose a new password. */
export function ResetPasswordRoute() {
  return (
    <AccountPage
      title="Reset password"
      intro={
        <>
          We send a link to your address. Remembered it? <PlainLink to={paths.login.href()}>Log in</PlainLink>
        </>
      }
    >
      <ResetPasswordForm />
    </AccountPage>
  );
}
