import Alert from '@mui/material/Alert';
import { BOOKING_STATE_LABELS, type BookingState } from '@thriftline/domain/booking-state';
import { AfterPayment } from './after-payment.tsx';

const TEXTS: Record<Exclude<BookingState, 'unpaid'>, string> = {
  paid: 'This order is paid: follow it, and see what happens next.',
  soldToAnother: 'Somebody else paid for this item first. Nothing was taken from your card.',
  refunded: 'Your money is on its way back; the receipt says why.',
};

interface PaymentOutcomeProps {
  state: Exclude<BookingState, 'unpaid'>;
  paymentIntentId: string | undefined;
}

/** A booking for which there is nothing more to pay, and why. */
export function PaymentOutcome({ state, paymentIntentId }: PaymentOutcomeProps) {
  return (
    <>
      <Alert severity={state === 'paid' ? 'success' : 'info'} sx={{ mb: 2 }}>
        <strong>{BOOKING_STATE_LABELS[state]}</strong>. {TEXTS[state]}
        {paymentIntentId !== undefined && <div>Transaction id: {paymentIntentId}</div>}
      </Alert>
      <AfterPayment paymentIntentId={paymentIntentId} bought={state === 'paid'} />
    </>
  );
}
