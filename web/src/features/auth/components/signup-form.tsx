import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MIN_PASSWORD } from '@thriftline/domain/accounts/login/password-length';
import { SIGNUP_ROLES, type SignupRole } from '@thriftline/domain/accounts/roles';
import { useRef } from 'react';
import { PlainPasswordField } from '@/components/password/plain-password-field.tsx';
import { bySchema } from '@/components/plain-form/form-faults.ts';
import { PlainField } from '@/components/plain-form/plain-field.tsx';
import { PlainForm } from '@/components/plain-form/plain-form.tsx';
import { authErrorMessage } from '../api/auth-error-message.ts';
import styles from './auth-forms.module.css';
import { GoogleButton } from './google-button.tsx';
import { OrDivider } from './or-divider.tsx';
import { RoleField } from './role-field.tsx';

interface SignupFormProps {
  /** The account exists, in the role chosen. */
  onSuccess: () => void;
  /** Called before anything is sent: from now on somebody may be signed in at any moment. */
  onStart: () => void;
}

const loadCheck = async () => bySchema((await import('@thriftline/domain/accounts/user')).signupSchema);

/** Name, e-mail, password and role, or Google with the role chosen here. */
export function SignupForm({ onStart, onSuccess }: SignupFormProps) {
  const { t } = useLingui();
  const column = useRef<HTMLDivElement>(null);
  const chosenRole = (): SignupRole => {
    const role = column.current?.querySelector('select')?.value;
    return SIGNUP_ROLES.find((one) => one === role) ?? SIGNUP_ROLES[0];
  };
  return (
    <div ref={column} className={styles.column}>
      <PlainForm
        id="signup"
        keptAs="signup"
        loadCheck={loadCheck}
        submitLabel={t`Sign up`}
        onSubmit={async (values) => {
          onStart();
          try {
            const { signUp } = await import('../api/sign-up.ts');
            await signUp(values);
          } catch (error) {
            return authErrorMessage(error);
          }
          onSuccess();
        }}
      >
        <PlainField name="name" label={t`Name`} autoComplete="name" />
        <PlainField name="email" label={t`Email`} type="email" autoComplete="email" />
        <PlainPasswordField
          name="password"
          label={t`Password`}
          autoComplete="new-password"
          helperText={t`At least ${plural(MIN_PASSWORD, { one: '# character', other: '# characters' })}`}
        />
        <RoleField />
      </PlainForm>
      <OrDivider />
      <GoogleButton
        label={t`Sign up with Google`}
        registerAs={chosenRole}
        onStart={onStart}
        onSuccess={onSuccess}
      />
    </div>
  );
}
