import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { formatCents } from '@thriftline/domain/base/money';
import { words } from '@thriftline/domain/base/texts/words';
import { centsToSendBack, partRefundState } from '@thriftline/domain/payments/part-refund';
import type { Payment } from '@thriftline/domain/payments/payment';
import { refundFailureText } from '@thriftline/domain/payments/refund-failure-texts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** What an admin gave the buyer of a payment, until it is back; nothing where there is no such part. */
export function PartRefundNote({ payment }: { payment: Stored<Payment> }) {
  const { t } = useLingui();
  const state = partRefundState(payment);
  if (state !== 'due' && state !== 'failed') return null;
  const part = formatCents(centsToSendBack(payment), payment.currency);
  const isFailed = state === 'failed';
  return (
    <Box
      sx={{
        typography: 'body2',
        color: isFailed ? 'error.main' : 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {isFailed
        ? `${t`${part} couldn’t be refunded.`} ${words(refundFailureText(payment.partRefund?.failure, 'part'))}`
        : t`${part} to be refunded`}
    </Box>
  );
}
