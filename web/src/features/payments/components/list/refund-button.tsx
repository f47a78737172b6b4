import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { formatCents } from '@thriftline/domain/base/money';
import { holdsMoney } from '@thriftline/domain/payments/dispute';
import type { Payment } from '@thriftline/domain/payments/payment';
import { allowsRefund, paymentState } from '@thriftline/domain/payments/payment-state';
import { useState } from 'react';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Refunds a payment after one question; nothing where there is nothing to refund, or where it is for another admin to do. */
export function RefundButton({ payment }: { payment: Stored<Payment> }) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const [asking, setAsking] = useState(false);
  const needsNetwork = useNeedsNetwork();
  // An open dialog stays while the list already shows what it did.
  const allowed = allowsRefund(paymentState({ record: payment })) && !holdsMoney(payment.dispute);
  const amount = formatCents(payment.amount, payment.currency);
  const email = payment.youremail;
  const isOwn = payment.buyerId === uid || payment.sellerId === uid;
  if ((!allowed && !asking) || isOwn) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        {...needsNetwork}
        onClick={() => setAsking(true)}
        aria-label={t`Refund ${amount} to ${email}`}
      >
        {t`Refund`}
      </Button>
      <RefundDialog payment={payment} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
