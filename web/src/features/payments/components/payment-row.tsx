import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { formatCents } from '@thriftline/domain/money';
import type { Payment } from '@thriftline/domain/payment';
import { PAYMENT_STATE_LABELS, paymentState } from '@thriftline/domain/payment-state';
import { Link } from 'react-router-dom';
import { EmailText } from '@/components/email-text.tsx';
import { RecordCell, RecordRow } from '@/components/record-table.tsx';
import { paths } from '@/config/paths.ts';
import { formatTime } from '@/lib/format-time.ts';
import type { Stored } from '@/lib/stored.ts';
import { cardName } from '../card-name.ts';
import { RefundButton } from './refund-button.tsx';

const COLORS = {
  recorded: 'success',
  refundDue: 'warning',
  refunded: 'info',
  refundFailed: 'error',
} as const;

/** A payment as admins see it. */
export function PaymentRow({ payment }: { payment: Stored<Payment> }) {
  const state = paymentState({ record: payment });
  return (
    <RecordRow>
      <RecordCell label="Time">{formatTime(payment.createdAt.toDate())}</RecordCell>
      <RecordCell label="Item">
        <Box sx={{ overflowWrap: 'anywhere' }}>{payment.productname}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {payment.sellername}
        </Box>
      </RecordCell>
      <RecordCell label="Buyer">
        <EmailText>{payment.youremail}</EmailText>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {payment.paymentIntentId}
        </Box>
      </RecordCell>
      <RecordCell label="Amount">
        {formatCents(payment.amount)}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{cardName(payment)}</Box>
        {payment.amountRefunded !== undefined && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {formatCents(payment.amountRefunded)} of it given back
          </Box>
        )}
      </RecordCell>
      <RecordCell label="State">
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[state as keyof typeof COLORS]}
          label={PAYMENT_STATE_LABELS[state]}
        />
        {state === 'refundFailed' && (
          <Box sx={{ mt: 0.5, typography: 'body2', color: 'error.main', overflowWrap: 'anywhere' }}>
            The bank sent it back: {payment.refundFailure?.replaceAll('_', ' ')}. Refund it again, or pay the
            buyer another way.
          </Box>
        )}
        {payment.refundReason !== undefined && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {payment.refundReason}
          </Box>
        )}
      </RecordCell>
      <RecordCell>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={paths.dashboard.receipt.href(payment._id)}
            aria-label={`Receipt of ${payment.paymentIntentId}`}
          >
            Receipt
          </Button>
          <RefundButton payment={payment} />
        </Box>
      </RecordCell>
    </RecordRow>
  );
}
