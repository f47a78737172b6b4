import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { BOOKING_STATE_LABELS, type BookingState } from '@thriftline/domain/booking-state';
import { MESSAGES } from '@thriftline/domain/messages';
import { useEffect } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { useRecording } from '../hooks/use-recording.ts';
import { AfterPayment } from './after-payment.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

interface PaymentRecordingProps {
  paymentIntentId: string;
  bookingsId: string;
  /** What the booking says now: the webhook may be faster than this page. */
  state: BookingState;
}

/** A charged card: its payment is recorded, then the good news is shown. */
export function PaymentRecording({ paymentIntentId, bookingsId, state }: PaymentRecordingProps) {
  const recording = useRecording(paymentIntentId, bookingsId);
  const notify = useNotify();
  const refunded = state === 'refunded' || (recording.status === 'done' && recording.outcome === 'refunded');
  const paid = !refunded && (state === 'paid' || recording.status === 'done');

  useEffect(() => {
    if (paid) notify.success(MESSAGES.paymentCompleted);
  }, [paid, notify]);

  if (refunded) return <PaymentOutcome state="refunded" paymentIntentId={paymentIntentId} />;
  if (paid) {
    return (
      <>
        <Alert severity="success" sx={{ mb: 2 }}>
          <Typography variant="h4" component="p">
            {MESSAGES.paymentCompleted}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>Transaction id: {paymentIntentId}</Typography>
          <Typography>Your order is now {BOOKING_STATE_LABELS.paid}.</Typography>
        </Alert>
        <AfterPayment paymentIntentId={paymentIntentId} />
      </>
    );
  }
  if (recording.status === 'refused') return <Alert severity="error">{recording.message}</Alert>;
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {recording.status === 'waiting'
        ? 'Your card was charged. The connection is gone; your payment is being recorded as soon as it is back. You may close this page.'
        : 'Your card was charged. Your payment is being recorded.'}
      <LinearProgress aria-label="Recording the payment" sx={{ mt: 1 }} />
    </Alert>
  );
}
