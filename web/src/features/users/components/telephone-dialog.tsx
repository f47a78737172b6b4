import { useLingui } from '@lingui/react/macro';
import { telephoneSchema, type User } from '@thriftline/domain/accounts/user';
import { tidyMobile } from '@thriftline/domain/base/fields/fields';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { setTelephone } from '../api/set-telephone.ts';

interface TelephoneDialogProps {
  uid: string;
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Asks for one's own telephone number; an empty one takes it away. */
export function TelephoneDialog({ uid, user, open, onClose }: TelephoneDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const keep = async ({ mobile }: { mobile: string }) => {
    const typed = mobile.trim();
    await setTelephone(uid, typed === '' ? null : typed);
    notify.success(typed === '' ? t`Your phone number is removed` : t`Your phone number is saved`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Your phone number`}
      text={t`We fill it in when you book or list an item, and you choose each time who sees it. Leave it empty to remove it.`}
      submitLabel={t`Save number`}
      initialValues={{ mobile: user.mobile ?? '' }}
      keepAs="telephone"
      schema={telephoneSchema}
      onSubmit={keep}
      onClose={onClose}
    >
      <FormTextField
        name="mobile"
        label={t`Phone number`}
        type="tel"
        autoComplete="tel"
        autoFocus
        tidy={tidyMobile}
      />
    </FormDialog>
  );
}
