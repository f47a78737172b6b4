import { useLingui } from '@lingui/react/macro';
import { type ChangeAddress, changeAddressSchema } from '@thriftline/domain/accounts/user';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { FormPasswordField } from '@/components/password/form-password-field.tsx';
import { changeAddress } from '../api/change-address.ts';

interface AddressDialogProps {
  open: boolean;
  /** E-mail sent to this address. */
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Asks for another address to sign in with; what goes wrong is said in the dialog. */
export function AddressDialog({ open, onSent, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const change = async (values: ChangeAddress) => {
    await changeAddress(values);
    onSent(values.email.trim());
  };
  return (
    <FormDialog
      open={open}
      title={t`Change your e-mail`}
      text={t`We’ll e-mail a link to the new address. Opening it signs you out on all devices and deletes draft photos and anything not yet sent there. Then log in with the new address. If you’re Verified, an admin checks your badge again.`}
      submitLabel={t`Send e-mail`}
      initialValues={{ email: '', password: '' }}
      keepAs="address"
      schema={changeAddressSchema}
      onSubmit={change}
      onClose={onClose}
    >
      <FormTextField name="email" label={t`New e-mail`} type="email" autoComplete="email" autoFocus />
      <FormPasswordField name="password" label={t`Your password`} autoComplete="current-password" />
    </FormDialog>
  );
}
