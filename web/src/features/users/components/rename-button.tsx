import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { renameAccountSchema, type User } from '@thriftline/domain/user';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { renameAccount } from '../api/rename-account.ts';

/** Changes one's own name; what goes wrong is said in the dialog. */
export function RenameButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const { fault, attempt } = useFault();
  const close = () => setOpen(false);
  const submit = ({ name }: { name: string }) =>
    attempt(async () => {
      await renameAccount(name);
      notify.success('Your name has been changed');
      close();
    });
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)} {...needsNetwork} sx={{ mb: 1 }}>
        Change name
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>Change your name</DialogTitle>
        <Formik initialValues={{ name: user.name }} validationSchema={renameAccountSchema} onSubmit={submit}>
          <Form noValidate>
            <DialogContent sx={{ display: 'grid', gap: 2, py: 0 }}>
              <DialogContentText>
                {user.status === 'Verified'
                  ? 'An admin vouched for your old name: you are Unverified until one looks at the new one.'
                  : 'Others see it beside what you sell and book from now on.'}
              </DialogContentText>
              <FormTextField name="name" label="Name" autoFocus required />
              <FormError message={fault} />
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={close}>
                Cancel
              </Button>
              <SubmitButton>Change name</SubmitButton>
            </DialogActions>
          </Form>
        </Formik>
      </Dialog>
    </>
  );
}
