import { t } from '@lingui/core/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { words } from '@thriftline/domain/base/texts/words';
import type { Payment } from '@thriftline/domain/payments/payment';
import { PAYMENT_STATE_LABELS, paymentState } from '@thriftline/domain/payments/payment-state';
import { refundFailureText } from '@thriftline/domain/payments/refund-failure-texts';
import { refundReasonText } from '@thriftline/domain/payments/refund-reason-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MemberLink } from '@/components/records/member-link.tsx';
import type { RecordColumn } from '@/components/records/record-rows.tsx';
import { EmailText } from '@/components/texts/email-text.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import type { PaymentSort } from '../../api/payment-order.ts';
import { cardName } from '../../card-name.ts';
import { LazyDisputeNote, LazyFraudNote } from './lazy-dispute-note.tsx';
import { LazyPartRefundNote, LazySendPartButton } from './lazy-part-refund.tsx';
import { RefundButton } from './refund-button.tsx';

const COLORS = {
  recorded: 'success',
  disputed: 'error',
  disputeLost: 'error',
  refundDue: 'warning',
  refundPending: 'warning',
  refunded: 'info',
  refundFailed: 'error',
} as const;

/** Smaller words under a value. */
function Detail({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>
  );
}

const forDelivery = (amount: string) => t`${amount} for delivery`;
const refundedText = (amount: string) => t`${amount} refunded`;
const receiptOf = ({ paymentIntentId }: Payment) => t`Receipt of ${paymentIntentId}`;

function StateCell({ payment }: { payment: Stored<Payment> }) {
  const state = paymentState({ record: payment });
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={COLORS[state as keyof typeof COLORS]}
        label={PAYMENT_STATE_LABELS[state]}
      />
      {state === 'refundFailed' && (
        <Box sx={{ mt: 0.5, typography: 'body2', color: 'error.main', overflowWrap: 'anywhere' }}>
          {words(refundFailureText(payment.refundFailure))}
        </Box>
      )}
      {payment.dispute && <LazyDisputeNote payment={payment} />}
      {state === 'recorded' && payment.fraudWarning && <LazyFraudNote warning={payment.fraudWarning} />}
      {payment.refundReason !== undefined && <Detail>{refundReasonText(payment)}</Detail>}
    </>
  );
}

/** A column of the table of payments. */
export interface PaymentColumn extends RecordColumn<Stored<Payment>> {
  /** Clicking the head sorts by this. */
  sort?: PaymentSort;
}

/** A payment as admins see it. */
export const paymentColumns = (): readonly PaymentColumn[] => [
  {
    title: t`Item`,
    bare: true,
    wide: false,
    cell: (payment) => (
      <>
        <Box sx={{ overflowWrap: 'anywhere', minWidth: { lg: 136 }, typography: 'subtitle1' }}>
          <UserText>{payment.productname}</UserText>
        </Box>
        <Detail>
          <MemberLink uid={payment.sellerId}>{payment.sellername}</MemberLink>
        </Detail>
      </>
    ),
  },
  {
    title: t`Time`,
    id: 'time',
    sort: 'createdAt',
    cell: (payment) => formatTime(payment.createdAt.toDate()),
  },
  {
    title: t`Buyer`,
    id: 'buyer',
    cell: (payment) => (
      // Room for what follows the @: else narrow windows break it within a word. No more of it where letters are large: the
      // table has to stay within the page.
      <Box sx={{ minWidth: { lg: 144 } }}>
        <MemberLink uid={payment.buyerId}>
          <EmailText>{payment.youremail}</EmailText>
        </MemberLink>
        <Detail>{payment.paymentIntentId}</Detail>
      </Box>
    ),
  },
  {
    title: t`Amount`,
    id: 'amount',
    sort: 'amount',
    cell: (payment) => (
      <>
        {formatCents(payment.amount, payment.currency)}
        {payment.deliveryPrice ? (
          <Detail>{forDelivery(formatCents(payment.deliveryPrice, payment.currency))}</Detail>
        ) : null}
        <Detail>{cardName(payment)}</Detail>
        {payment.amountRefunded !== undefined && (
          <Detail>{refundedText(formatCents(payment.amountRefunded, payment.currency))}</Detail>
        )}
        <LazyPartRefundNote payment={payment} />
      </>
    ),
  },
  {
    title: t`Status`,
    id: 'status',
    bare: true,
    wide: false,
    cell: (payment) => <StateCell payment={payment} />,
  },
  {
    title: t`Actions`,
    bare: true,
    cell: (payment) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={paths.dashboard.receipt.href(payment._id)}
          aria-label={receiptOf(payment)}
        >
          {t`Receipt`}
        </Button>
        <LazySendPartButton payment={payment} />
        <RefundButton payment={payment} />
      </Box>
    ),
  },
];
