import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const notify = useNotify();
  const amount = formatCents(payment.amount, payment.currency);
  const email = payment.youremail;
  const refund = async ({ reason }: { reason: string }) => {
    const { isPending } = await refundPayment(payment._id, reason);
    notify.success(isPending ? t`Refund started` : t`Payment is refunded`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={
        <Trans>
          Refund {amount} to <EmailText>{email}</EmailText>?
        </Trans>
      }
      text={t`This can’t be undone and is recorded in the audit log. The buyer gets a full refund, and the item is for sale again.`}
      submitLabel={t`Refund`}
      destructive
      initialValues={{ reason: '' }}
      keepAs={`refund:${payment._id}`}
      schema={reasonSchema}
      onSubmit={refund}
      onClose={onClose}
    >
      <FormTextField name="reason" label={t`Reason`} multiline minRows={2} autoFocus required />
    </FormDialog>
  );
}
