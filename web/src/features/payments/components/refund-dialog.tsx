import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { formatCents } from '@thriftline/domain/money';
import { type Payment, refundPaymentSchema } from '@thriftline/domain/payment';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { EmailText } from '@/components/email-text.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/stored.ts';
import { refundPayment } from '../api/refund-payment.ts';

interface RefundDialogProps {
  payment: Stored<Payment>;
  open: boolean;
  onClose: () => void;
}

const reasonSchema = refundPaymentSchema.pick(['reason']);

/** Asks once, with the reason, and sends the money back. What goes wrong is said in the dialog. */
export function RefundDialog({ payment, open, onClose }: RefundDialogProps) {
  const titleId = useId();
  const notify = useNotify();
  const { fault, attempt } = useFault();

  const submit = ({ reason }: { reason: string }) =>
    attempt(async () => {
      await refundPayment(payment._id, reason);
      notify.success('Payment is refunded');
      onClose();
    });

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>
        Refund {formatCents(payment.amount, payment.currency)} to <EmailText>{payment.youremail}</EmailText>?
      </DialogTitle>
      <Formik initialValues={{ reason: '' }} validationSchema={reasonSchema} onSubmit={submit}>
        <Form noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2, py: 0 }}>
            <DialogContentText>
              The buyer gets the money back and the product is for sale again. This cannot be taken back, and
              it is written in the audit log.
            </DialogContentText>
            <FormTextField name="reason" label="Reason" multiline minRows={2} autoFocus required />
            <FormError message={fault} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton>Refund</SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}
