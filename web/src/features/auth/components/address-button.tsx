import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ChangeAddress, changeAddressSchema } from '@thriftline/domain/user';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { changeAddress } from '../api/change-address.ts';
import { LocalLetter } from './local-letter.tsx';

/** Changes the address one signs in with, once the letter to the new one is answered. */
export function AddressButton() {
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const needsNetwork = useNeedsNetwork();
  const close = () => setOpen(false);
  const change = async (values: ChangeAddress) => {
    await changeAddress(values);
    setSentTo(values.email.trim());
    close();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} {...needsNetwork}>
        Change e-mail
      </Button>
      {sentTo !== null && (
        <Alert severity="info" sx={{ width: 1, overflowWrap: 'anywhere' }}>
          If {sentTo} can be yours, a letter is on its way there: open its link, then log in with the new
          address. Until then everything stays as it is.{' '}
          <LocalLetter email={sentTo} kind="VERIFY_AND_CHANGE_EMAIL" />
        </Alert>
      )}
      <FormDialog
        open={open}
        title="Change your e-mail"
        text="We send a letter to the new address. Once you open its link you log in with that one, on all devices anew. A Verified badge is looked at again."
        submitLabel="Send the letter"
        initialValues={{ email: '', password: '' }}
        schema={changeAddressSchema}
        onSubmit={change}
        onClose={close}
      >
        <FormTextField name="email" label="New e-mail" type="email" autoComplete="email" autoFocus />
        <FormTextField
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
        />
      </FormDialog>
    </>
  );
}
