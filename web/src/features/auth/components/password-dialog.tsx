import { MIN_PASSWORD } from '@thriftline/domain/accounts/password-length';
import { type ChangePassword, changePasswordSchema } from '@thriftline/domain/accounts/user';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormPasswordField } from '@/components/password/form-password-field.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { changePassword } from '../api/change-password.ts';

/** Asks for another password; what goes wrong is said in the dialog. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const notify = useNotify();
  const change = async (passwords: ChangePassword) => {
    await changePassword(passwords);
    notify.success('Your password has been changed');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="Change your password"
      text="You stay signed in here. On other devices, log in again."
      submitLabel="Change password"
      initialValues={{ current: '', wanted: '' }}
      schema={changePasswordSchema}
      onSubmit={change}
      onClose={onClose}
    >
      <FormPasswordField name="current" label="Current password" autoComplete="current-password" autoFocus />
      <FormPasswordField
        name="wanted"
        label="New password"
        autoComplete="new-password"
        helperText={`At least ${MIN_PASSWORD} characters`}
      />
    </FormDialog>
  );
}
