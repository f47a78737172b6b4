import Button from '@mui/material/Button';
import { type ChangePassword, changePasswordSchema, MIN_PASSWORD } from '@thriftline/domain/user';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { changePassword } from '../api/change-password.ts';

/** Changes one's own password; what goes wrong is said in the dialog. */
export function PasswordButton() {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const close = () => setOpen(false);
  const change = async (passwords: ChangePassword) => {
    await changePassword(passwords);
    notify.success('Your password has been changed');
    close();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} {...needsNetwork}>
        Change password
      </Button>
      <FormDialog
        open={open}
        title="Change your password"
        text="You stay signed in here; on other devices you sign in anew."
        submitLabel="Change password"
        initialValues={{ current: '', wanted: '' }}
        schema={changePasswordSchema}
        onSubmit={change}
        onClose={close}
      >
        <FormTextField
          name="current"
          label="Current password"
          type="password"
          autoComplete="current-password"
          autoFocus
        />
        <FormTextField
          name="wanted"
          label="New password"
          type="password"
          autoComplete="new-password"
          helperText={`At least ${MIN_PASSWORD} characters`}
        />
      </FormDialog>
    </>
  );
}
