import Button from '@mui/material/Button';
import { renameAccountSchema, type User } from '@thriftline/domain/user';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { renameAccount } from '../api/rename-account.ts';

/** Changes one's own name; what goes wrong is said in the dialog. */
export function RenameButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const close = () => setOpen(false);
  const rename = async ({ name }: { name: string }) => {
    await renameAccount(name);
    notify.success('Your name has been changed');
    close();
  };
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)} {...needsNetwork} sx={{ mb: 1 }}>
        Change name
      </Button>
      <FormDialog
        open={open}
        title="Change your name"
        text={
          user.status === 'Verified'
            ? 'An admin vouched for your old name: you are Unverified until one looks at the new one.'
            : 'Others see it beside what you sell and book from now on.'
        }
        submitLabel="Change name"
        initialValues={{ name: user.name }}
        schema={renameAccountSchema}
        onSubmit={rename}
        onClose={close}
      >
        <FormTextField name="name" label="Name" autoFocus required />
      </FormDialog>
    </>
  );
}
