import { useLingui } from '@lingui/react/macro';
import { loginFaults } from '@thriftline/domain/accounts/login/login';
import { paths } from '@thriftline/domain/base/paths';
import { PlainPasswordField } from '@/components/password/plain-password-field.tsx';
import { PlainLink } from '@/components/plain/plain-link.tsx';
import { byFaults } from '@/components/plain-form/form-faults.ts';
import { PlainField } from '@/components/plain-form/plain-field.tsx';
import { PlainForm } from '@/components/plain-form/plain-form.tsx';
import { authErrorMessage } from '../api/auth-error-message.ts';
import styles from './auth-forms.module.css';

function check({ email = '', password = '' }: Readonly<Record<string, string>>) {
  const login = { email, password };
  return byFaults(login, loginFaults(login));
}
const loadCheck = async () => check;

/** E-mail and password; what is wrong is said under the form. Auth comes when it is sent, if not before. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.column}>
      <PlainForm
        id="login"
        loadCheck={loadCheck}
        submitLabel={t`Log in`}
        onSubmit={async (values) => {
          try {
            const { signIn } = await import('../api/sign-in.ts');
            await signIn(values);
          } catch (error) {
            return authErrorMessage(error);
          }
          onSuccess();
        }}
      >
        <PlainField name="email" label={t`Email`} type="email" autoComplete="email" />
        <PlainPasswordField name="password" label={t`Password`} autoComplete="current-password" />
      </PlainForm>
      <p className={styles.aside}>
        <PlainLink to={paths.resetPassword.href()}>{t`Forgot your password?`}</PlainLink>
      </p>
    </div>
  );
}
