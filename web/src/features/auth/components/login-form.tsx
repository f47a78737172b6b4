import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { loginSchema } from '@thriftline/domain/user';
import { Form, Formik } from 'formik';
import { Link as RouterLink } from 'react-router-dom';
import { FormError } from '@/components/form/form-error.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { paths } from '@/config/paths.ts';
import { authErrorMessage } from '../api/auth-error-message.ts';
import { signIn } from '../api/sign-in.ts';

/** E-mail and password; what is wrong is said under the form. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  return (
    <Formik
      initialValues={{ email: '', password: '' }}
      validationSchema={loginSchema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        try {
          await signIn(values);
          onSuccess();
        } catch (error) {
          setStatus(authErrorMessage(error));
        }
      }}
    >
      {({ status }: { status?: string }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <FormTextField name="email" label="Email" type="email" autoComplete="email" />
          <FormTextField name="password" label="Password" type="password" autoComplete="current-password" />
          <FormError message={status} />
          <SubmitButton>Log in</SubmitButton>
          <Link component={RouterLink} to={paths.resetPassword.href()} sx={{ alignSelf: 'center', py: 1.25 }}>
            Forgot your password?
          </Link>
        </Stack>
      )}
    </Formik>
  );
}
