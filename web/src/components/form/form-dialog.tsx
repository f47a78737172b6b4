import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { AppError, type FieldTexts } from '@thriftline/domain/base/errors';
import { Form, Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import type { Schema } from 'yup';
import { useFault } from '@/hooks/use-fault.ts';
import { PartBoundary } from '../states/part-boundary.tsx';
import { useFormAutosave } from './autosave/use-form-autosave.tsx';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';

interface FormDialogProps<V extends object> {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  text: string;
  submitLabel: string;
  /** Red button, for what takes something away: an account, a listing, a payment. */
  destructive?: boolean;
  initialValues: V;
  /** Which form it is, and what it is about, like `answer:r1`: then this device keeps what was typed until it is sent. */
  keepAs?: string | undefined;
  schema: Schema;
  /** Id of what says why it cannot be sent now; undefined where it can. */
  heldBackBy?: string | undefined;
  /** Does it. What it throws about a field is said there, anything else under the fields. */
  onSubmit: (values: V) => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The faults of an error, when the form has a field for each. */
function faultsOfFields(error: unknown, values: object): FieldTexts | undefined {
  const fields = error instanceof AppError ? error.fieldTexts : undefined;
  return fields !== undefined && Object.keys(fields).every((name) => name in values) ? fields : undefined;
}

interface DialogFormProps<V extends object> extends Omit<FormDialogProps<V>, 'open'> {
  titleId: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

/** The dialog's content, which starts fresh each time the dialog opens. */
function DialogForm<V extends object>(props: DialogFormProps<V>) {
  const { t } = useLingui();
  const { title, text, submitLabel, destructive = false, initialValues, keepAs } = props;
  const { schema, heldBackBy, onSubmit, onClose, titleId, busy, onBusy } = props;
  const { fault, attempt } = useFault();
  const what = typeof title === 'string' ? t`what you wrote under “${title}”` : t`what you wrote`;
  const { keeper, forget } = useFormAutosave(keepAs, what);
  // What cannot be sent now is kept for later: leaving is no giving up.
  const isForLater = heldBackBy !== undefined && keepAs !== undefined;
  const giveUp = () => {
    if (!isForLater) forget();
    onClose();
  };
  const submit = async (values: V, formik: FormikHelpers<V>) => {
    onBusy(true);
    await attempt(async () => {
      try {
        await onSubmit(values);
        forget();
      } catch (error) {
        const faults = faultsOfFields(error, values);
        if (faults === undefined) throw error;
        // Worded where it is shown (use-field-fault.ts): formik keeps it as it is, whatever its types say.
        for (const [name, text] of Object.entries(faults)) formik.setFieldError(name, text as string);
      }
    });
    onBusy(false);
  };
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* What the server said of a field stays until the field is changed. */}
      <Formik
        initialValues={initialValues}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {/* Its fields scroll between the question and the buttons, which stay in sight. */}
        <Form noValidate style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
          <DialogContent sx={{ display: 'grid', gap: 2, py: 0 }}>
            <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{text}</DialogContentText>
            {keeper}
            <PartBoundary>{props.children}</PartBoundary>
            <FormError message={fault} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={giveUp} disabled={busy}>
              {isForLater ? t`Close` : t`Cancel`}
            </Button>
            <SubmitButton
              inRow
              color={destructive ? 'error' : 'primary'}
              {...(heldBackBy !== undefined && { disabled: true, 'aria-describedby': heldBackBy })}
            >
              {submitLabel}
            </SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </>
  );
}

/** Asks for a few things and does something with them: a small form in a dialog, which stays while that is under way. */
export function FormDialog<V extends object>({ open, ...props }: FormDialogProps<V>) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : props.onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <DialogForm {...props} titleId={titleId} busy={busy} onBusy={setBusy} />
    </Dialog>
  );
}
