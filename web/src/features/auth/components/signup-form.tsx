import Stack from '@mui/material/Stack';
import type { SignupRole } from '@thriftline/domain/roles';
import { MIN_PASSWORD, type Signup, signupSchema } from '@thriftline/domain/user';
import { Form, Formik } from 'formik';
import { FormError } from '@/components/form/form-error.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { useKeptForm } from '@/components/form/use-kept-form.tsx';
import { authErrorMessage } from '../api/auth-error-message.ts';
import { signUp } from '../api/sign-up.ts';
import { GoogleButton } from './google-button.tsx';
import { OrDivider } from './or-divider.tsx';
import { RoleField } from './role-field.tsx';

interface SignupFormProps {
  /** The account exists, in the role chosen. */
  onSuccess: () => void;
  /** Called before anything is sent: from now on somebody may be signed in at any moment. */
  onStart: () => void;
}

const EMPTY: Signup = { name: '', email: '', password: '', role: 'Buyer' };

/** Name, e-mail, password and role, or Google with the role chosen here. */
export function SignupForm({ onStart, onSuccess }: SignupFormProps) {
  const { keeper, forget } = useKeptForm('signup', 'what you wrote to sign up', { inTab: true });
  return (
    <Formik
      initialValues={EMPTY}
      validationSchema={signupSchema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        onStart();
        try {
          await signUp(values);
          forget();
          onSuccess();
        } catch (error) {
          setStatus(authErrorMessage(error));
        }
      }}
    >
      {({ status, values }: { status?: string; values: Signup }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <FormTextField name="name" label="Name" autoComplete="name" />
          <FormTextField name="email" label="Email" type="email" autoComplete="email" />
          <FormTextField
            name="password"
            label="Password"
            type="password"
            autoComplete="new-password"
            helperText={`At least ${MIN_PASSWORD} characters`}
          />
          <RoleField />
          {keeper}
          <FormError message={status} />
          <SubmitButton>Sign up</SubmitButton>
          <OrDivider />
          <GoogleButton
            label="Sign up with Google"
            registerAs={values.role as SignupRole}
            onStart={onStart}
            onSuccess={onSuccess}
          />
        </Stack>
      )}
    </Formik>
  );
}
