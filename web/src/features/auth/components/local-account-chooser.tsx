import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { email as emailSchema, text } from '@thriftline/domain/fields';
import { MAX_NAME } from '@thriftline/domain/person-name';
import type { User } from 'firebase/auth';
import { Form, Formik } from 'formik';
import { object } from 'yup';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { type LocalAccount, pickLocalAccount } from '../api/pick-local-account.ts';

const ACCOUNTS: readonly LocalAccount[] = [
  { name: 'Gwen Google', email: 'gwen@gmail.example' },
  { name: 'Gus Google', email: 'gus@gmail.example' },
];

const schema = object({ name: text({ max: MAX_NAME }), email: emailSchema() });

interface LocalAccountChooserProps {
  onPicked: (user: User) => void;
  onFailed: (error: unknown) => void;
}

/** Stands in for Google's window when the app runs against the Auth emulator. */
export function LocalAccountChooser({ onPicked, onFailed }: LocalAccountChooserProps) {
  const pick = (account: LocalAccount) => pickLocalAccount(account).then(onPicked, onFailed);
  const cancel = () => onFailed({ code: 'auth/popup-closed-by-user' });
  return (
    <Dialog open onClose={cancel} aria-labelledby="chooser-title" fullWidth maxWidth="xs">
      <DialogTitle id="chooser-title">Choose a test account</DialogTitle>
      <DialogContent>
        <List>
          {ACCOUNTS.map((account) => (
            <ListItemButton key={account.email} onClick={() => pick(account)}>
              <ListItemText primary={account.name} secondary={account.email} />
            </ListItemButton>
          ))}
        </List>
        <Formik initialValues={{ name: '', email: '' }} validationSchema={schema} onSubmit={pick}>
          <Stack component={Form} noValidate spacing={2} sx={{ mt: 2 }}>
            <FormTextField name="name" label="Google name" id="chooser-name" />
            <FormTextField name="email" label="Google e-mail" type="email" id="chooser-email" />
            <SubmitButton>Use this account</SubmitButton>
          </Stack>
        </Formik>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={cancel}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
