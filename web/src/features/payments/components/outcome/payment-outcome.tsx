import Alert from '@mui/material/Alert';
import { BOOKING_STATE_LABELS, type BookingState } from '@thriftline/domain/orders/booking-state';
import { AfterPayment } from './after-payment.tsx';

const TEXTS: Record<Exclude<BookingState, 'unpaid'>, string> = {
  paid: 'You paid for this order. See what happens next.',
  soldToAnother: 'Another buyer paid for this item first. You haven’t been charged.',
  refunded: 'We refunded you. See the receipt for the reason.',
};

interface PaymentOutcomeProps {
  state: Exclude<BookingState, 'unpaid'>;
  paymentIntentId: string | undefined;
  bookingsId: string;
}

/** A booking for which there is nothing more to pay, and why. */
export function PaymentOutcome({ state, paymentIntentId, bookingsId }: PaymentOutcomeProps) {
  return (
    <>
      <Alert severity={state === 'paid' ? 'success' : 'info'} sx={{ mb: 2 }}>
        <strong>{BOOKING_STATE_LABELS[state]}</strong>. {TEXTS[state]}
        {paymentIntentId !== undefined && <div>Transaction ID: {paymentIntentId}</div>}
      </Alert>
      <AfterPayment paymentIntentId={paymentIntentId} bookingsId={bookingsId} bought={state === 'paid'} />
    </>
  );
}
