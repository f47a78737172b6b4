import { useLingui } from '@lingui/react/macro';
import { renameAccountSchema, type User } from '@thriftline/domain/accounts/user';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { renameAccount } from '../api/rename-account.ts';

interface RenameDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Asks for another name of one's own; what goes wrong is said in the dialog. */
export function RenameDialog({ user, open, onClose }: RenameDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const rename = async ({ name }: { name: string }) => {
    await renameAccount(name);
    notify.success(t`Your name has been changed`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Change your name`}
      text={
        user.status === 'Verified'
          ? t`Your badge was for your old name. You’re Unverified until an admin checks the new one.`
          : t`Others see it on everything you sell and book from now on.`
      }
      submitLabel={t`Change name`}
      initialValues={{ name: user.name }}
      keepAs="name"
      schema={renameAccountSchema}
      onSubmit={rename}
      onClose={onClose}
    >
      <FormTextField name="name" label={t`Name`} autoFocus required />
    </FormDialog>
  );
}
