import Button from '@mui/material/Button';
import { holdsMoney } from '@thriftline/domain/dispute';
import { formatCents } from '@thriftline/domain/money';
import { centsToSendBack, partRefundState } from '@thriftline/domain/part-refund';
import type { Payment } from '@thriftline/domain/payment';
import { useState } from 'react';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/stored.ts';
import { sendPartRefund } from '../api/send-part-refund.ts';

/** Sends the part of a payment again that could not be sent to its buyer; nothing where there is none. */
export function SendPartButton({ payment }: { payment: Stored<Payment> }) {
  const [busy, setBusy] = useState(false);
  const needsNetwork = useNeedsNetwork();
  const notify = useNotify();
  if (partRefundState(payment) !== 'failed' || holdsMoney(payment.dispute)) return null;
  const part = formatCents(centsToSendBack(payment), payment.currency);
  const send = async () => {
    setBusy(true);
    try {
      const { sent } = await sendPartRefund(payment._id);
      if (sent) notify.success(`${part} is on its way to the buyer`);
      else notify.info('The card provider does not answer. It is sent by itself as soon as it does.');
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      {...needsNetwork}
      disabled={busy || needsNetwork.disabled}
      onClick={() => void send()}
      aria-label={`Send ${part} to ${payment.youremail} again`}
    >
      Send again
    </Button>
  );
}
