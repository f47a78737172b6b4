import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { email } from '@thriftline/domain/fields';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { FormError } from '@/components/form/form-error.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { authErrorMessage } from '../api/auth-error-message.ts';
import { resetPassword } from '../api/reset-password.ts';

const schema = object({ email: email() });

/** Asks for the address a link to choose a new password goes to. */
export function ResetPasswordForm() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <Alert severity="success" role="status">
        If {sentTo} has an account, a letter with a link to choose a new password is on its way.
      </Alert>
    );
  }
  return (
    <Formik
      initialValues={{ email: '' }}
      validationSchema={schema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        try {
          await resetPassword(values.email);
          setSentTo(values.email);
        } catch (error) {
          setStatus(authErrorMessage(error));
        }
      }}
    >
      {({ status }: { status?: string }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <FormTextField name="email" label="Email" type="email" autoComplete="email" />
          <FormError message={status} />
          <SubmitButton>Send the link</SubmitButton>
        </Stack>
      )}
    </Formik>
  );
}
