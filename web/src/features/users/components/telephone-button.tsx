import Button from '@mui/material/Button';
import { telephoneSchema, type User } from '@thriftline/domain/user';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { setTelephone } from '../api/set-telephone.ts';

/** Keeps one's own telephone number for the forms that ask for it, or takes it away. */
export function TelephoneButton({ uid, user }: { uid: string; user: User }) {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const close = () => setOpen(false);
  const keep = async ({ mobile }: { mobile: string }) => {
    const typed = mobile.trim();
    await setTelephone(uid, typed === '' ? null : typed);
    notify.success(typed === '' ? 'Your telephone number is removed' : 'Your telephone number is kept');
    close();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} {...needsNetwork}>
        {user.mobile === undefined ? 'Add telephone' : 'Change telephone'}
      </Button>
      <FormDialog
        open={open}
        title="Your telephone number"
        text="Forms for bookings and items begin with it, and you decide each time whom it is given to. Leave it empty to remove it."
        submitLabel="Keep it"
        initialValues={{ mobile: user.mobile ?? '' }}
        schema={telephoneSchema}
        onSubmit={keep}
        onClose={close}
      >
        <FormTextField name="mobile" label="Telephone" type="tel" autoComplete="tel" autoFocus />
      </FormDialog>
    </>
  );
}
