import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { BOOKING_STATE_LABELS, type BookingState } from '@thriftline/domain/orders/booking-state';
import { AfterPayment } from './after-payment.tsx';

const TEXTS = lookedUp<Exclude<BookingState, 'unpaid'>>({
  paid: msg`You paid for this order. See what happens next.`,
  soldToAnother: msg`Another buyer paid for this item first. You haven’t been charged.`,
  refunded: msg`We refunded you. See the receipt for the reason.`,
});

interface PaymentOutcomeProps {
  state: Exclude<BookingState, 'unpaid'>;
  paymentIntentId: string | undefined;
  bookingsId: string;
}

/** A booking for which there is nothing more to pay, and why. */
export function PaymentOutcome({ state, paymentIntentId, bookingsId }: PaymentOutcomeProps) {
  const { t } = useLingui();
  return (
    <>
      <Alert severity={state === 'paid' ? 'success' : 'info'} sx={{ mb: 2 }}>
        <strong>{BOOKING_STATE_LABELS[state]}</strong>. {TEXTS[state]}
        {paymentIntentId !== undefined && <div>{t`Transaction ID: ${paymentIntentId}`}</div>}
      </Alert>
      <AfterPayment paymentIntentId={paymentIntentId} bookingsId={bookingsId} bought={state === 'paid'} />
    </>
  );
}
