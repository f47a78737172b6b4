import { formatCents } from '@thriftline/domain/base/money';
import { type Payment, refundPaymentSchema } from '@thriftline/domain/payments/payment';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { EmailText } from '@/components/texts/email-text.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { refundPayment } from '../../api/refund-payment.ts';

interface RefundDialogProps {
  payment: Stored<Payment>;
  open: boolean;
  onClose: () => void;
}

const reasonSchema = refundPaymentSchema.pick(['reason']);

/** Asks once, with the reason, and sends the money back. What goes wrong is said in the dialog. */
export function RefundDialog({ payment, open, onClose }: RefundDialogProps) {
  const notify = useNotify();
  const refund = async ({ reason }: { reason: string }) => {
    const { isPending } = await refundPayment(payment._id, reason);
    notify.success(isPending ? 'Refund started' : 'Payment is refunded');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={
        <>
          Refund {formatCents(payment.amount, payment.currency)} to <EmailText>{payment.youremail}</EmailText>
          ?
        </>
      }
      text="This can’t be undone and is recorded in the audit log. The buyer gets a full refund, and the item is for sale again."
      submitLabel="Refund"
      initialValues={{ reason: '' }}
      keepAs={`refund:${payment._id}`}
      schema={reasonSchema}
      onSubmit={refund}
      onClose={onClose}
    >
      <FormTextField name="reason" label="Reason" multiline minRows={2} autoFocus required />
    </FormDialog>
  );
}
