import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { reasonedSchema } from '@thriftline/domain/callables';
import { Form, Formik } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { useNotify } from '@/hooks/use-notify.ts';

interface ReasonedActProps {
  /** The question. */
  title: string;
  /** What will happen. */
  consequence: string;
  confirmLabel: string;
  act: (reason: string) => Promise<void>;
  /** The toast when it is done. */
  done: string;
  /** The button that asks. */
  children: (ask: () => void) => ReactNode;
}

const reasonSchema = reasonedSchema.pick(['reason']);

/** An act against an account: asks once, with the reason, does it, and says so. What goes wrong is said in the dialog. */
export function ReasonedAct({ title, consequence, confirmLabel, act, done, children }: ReasonedActProps) {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const notify = useNotify();
  const { fault, attempt } = useFault();
  const close = () => setOpen(false);
  const submit = ({ reason }: { reason: string }) =>
    attempt(async () => {
      await act(reason);
      notify.success(done);
      close();
    });
  return (
    <>
      {children(() => setOpen(true))}
      <Dialog open={open} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <Formik initialValues={{ reason: '' }} validationSchema={reasonSchema} onSubmit={submit}>
          <Form noValidate>
            <DialogContent sx={{ display: 'grid', gap: 2, py: 0 }}>
              <DialogContentText>{consequence} It is written in the audit log.</DialogContentText>
              <FormTextField name="reason" label="Reason" multiline minRows={2} autoFocus required />
              <FormError message={fault} />
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={close}>
                Cancel
              </Button>
              <SubmitButton>{confirmLabel}</SubmitButton>
            </DialogActions>
          </Form>
        </Formik>
      </Dialog>
    </>
  );
}
