import Button from '@mui/material/Button';
import { holdsMoney } from '@thriftline/domain/dispute';
import { formatCents } from '@thriftline/domain/money';
import type { Payment } from '@thriftline/domain/payment';
import { allowsRefund, paymentState } from '@thriftline/domain/payment-state';
import { useState } from 'react';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import type { Stored } from '@/lib/stored.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Refunds a payment after one question; nothing where there is nothing to refund. */
export function RefundButton({ payment }: { payment: Stored<Payment> }) {
  const [asking, setAsking] = useState(false);
  const needsNetwork = useNeedsNetwork();
  // An open dialog stays while the list already shows what it did.
  const allowed = allowsRefund(paymentState({ record: payment })) && !holdsMoney(payment.dispute);
  if (!allowed && !asking) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        {...needsNetwork}
        onClick={() => setAsking(true)}
        aria-label={`Refund ${formatCents(payment.amount, payment.currency)} to ${payment.youremail}`}
      >
        Refund
      </Button>
      <RefundDialog payment={payment} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
