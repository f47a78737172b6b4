import { useLingui } from '@lingui/react/macro';
import { emailFault } from '@thriftline/domain/accounts/login/login';
import { useState } from 'react';
import { PlainAlert } from '@/components/plain/plain-alert.tsx';
import { byFaults } from '@/components/plain-form/form-faults.ts';
import { PlainField } from '@/components/plain-form/plain-field.tsx';
import { PlainForm } from '@/components/plain-form/plain-form.tsx';
import { authErrorMessage } from '../api/auth-error-message.ts';

const check = ({ email = '' }: Readonly<Record<string, string>>) =>
  byFaults({ email }, { email: emailFault(email) });
const loadCheck = async () => check;

/** Asks for the address a link to choose a new password goes to. */
export function ResetPasswordForm() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    const message = t`If ${sentTo} has an account, we’ve e-mailed a link to choose a new password.`;
    return <PlainAlert severity="success" message={message} />;
  }
  return (
    <PlainForm
      id="reset-password"
      loadCheck={loadCheck}
      submitLabel={t`Send the link`}
      onSubmit={async ({ email }) => {
        try {
          const { resetPassword } = await import('../api/reset-password.ts');
          await resetPassword(email);
        } catch (error) {
          return authErrorMessage(error);
        }
        setSentTo(email);
      }}
    >
      <PlainField name="email" label={t`Email`} type="email" autoComplete="email" />
    </PlainForm>
  );
}
