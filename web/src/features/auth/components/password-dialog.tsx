import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MIN_PASSWORD } from '@thriftline/domain/accounts/login/password-length';
import { type ChangePassword, changePasswordSchema } from '@thriftline/domain/accounts/user';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormPasswordField } from '@/components/password/form-password-field.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { changePassword } from '../api/change-password.ts';

/** Asks for another password; what goes wrong is said in the dialog. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const notify = useNotify();
  const change = async (passwords: ChangePassword) => {
    await changePassword(passwords);
    notify.success(t`Your password has been changed`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Change your password`}
      text={t`You stay signed in here. On other devices, log in again. Draft photos and anything not yet sent are deleted there.`}
      submitLabel={t`Change password`}
      initialValues={{ current: '', wanted: '' }}
      schema={changePasswordSchema}
      onSubmit={change}
      onClose={onClose}
    >
      <FormPasswordField
        name="current"
        label={t`Current password`}
        autoComplete="current-password"
        autoFocus
      />
      <FormPasswordField
        name="wanted"
        label={t`New password`}
        autoComplete="new-password"
        helperText={t`At least ${plural(MIN_PASSWORD, { one: '# character', other: '# characters' })}`}
      />
    </FormDialog>
  );
}
