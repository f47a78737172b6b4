import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { formatCents } from '@thriftline/domain/base/money';
import { holdsMoney } from '@thriftline/domain/payments/dispute';
import { centsToSendBack, partRefundState } from '@thriftline/domain/payments/part-refund';
import type { Payment } from '@thriftline/domain/payments/payment';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { sendPartRefund } from '../../api/send-part-refund.ts';

/** Sends the part of a payment again that could not be sent to its buyer; nothing where there is none, or where it is for another admin to do. */
export function SendPartButton({ payment }: { payment: Stored<Payment> }) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const { busy, run } = useAct();
  const needsNetwork = useNeedsNetwork();
  const notify = useNotify();
  if (partRefundState(payment) !== 'failed' || holdsMoney(payment.dispute)) return null;
  if (payment.buyerId === uid || payment.sellerId === uid) return null;
  const part = formatCents(centsToSendBack(payment), payment.currency);
  const email = payment.youremail;
  const send = async () => {
    await run(async () => {
      const { sent } = await sendPartRefund(payment._id);
      if (sent) notify.success(t`${part} refund is on its way`);
      else notify.info(t`The payment provider isn’t responding. We’ll send the refund once it does.`);
    });
  };
  return (
    <Button
      size="small"
      variant="outlined"
      {...needsNetwork}
      disabled={busy || needsNetwork.disabled}
      onClick={() => void send()}
      aria-label={t`Send ${part} to ${email} again`}
    >
      {t`Send again`}
    </Button>
  );
}
