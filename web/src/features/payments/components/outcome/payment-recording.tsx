import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { BookingState } from '@thriftline/domain/orders/booking-state';
import { useEffect } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { useRecording } from '../../hooks/use-recording.ts';
import { AfterPayment } from './after-payment.tsx';
import { ChargeNote } from './charge-note.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

interface PaymentRecordingProps {
  paymentIntentId: string;
  bookingsId: string;
  /** What the booking says now, where this device knows it: the webhook may be faster than this page. */
  state: BookingState | undefined;
  /** When the provider was asked to charge the card, in milliseconds since 1970; absent where it was charged for certain. */
  askedAt?: number | undefined;
  /** Told that the shop has the payment. */
  onRecorded: () => void;
  /** Told that nothing was taken from a card that may have been charged. */
  onNotCharged?: () => void;
}

/** A card that was charged, or may have been: its payment is recorded, then the good news is shown. */
export function PaymentRecording(props: PaymentRecordingProps) {
  const { paymentIntentId, bookingsId, state, askedAt, onRecorded, onNotCharged } = props;
  const recording = useRecording(paymentIntentId, bookingsId, askedAt);
  const { t } = useLingui();
  const notify = useNotify();
  const refunded = state === 'refunded' || (recording.status === 'done' && recording.outcome === 'refunded');
  const paid = !refunded && (state === 'paid' || recording.status === 'done');

  useEffect(() => {
    if (paid) notify.success(MESSAGES.paymentCompleted);
  }, [paid, notify]);
  useEffect(() => {
    if (recording.status === 'done') onRecorded();
    if (recording.status === 'notCharged') onNotCharged?.();
  }, [recording.status, onRecorded, onNotCharged]);

  if (refunded)
    return <PaymentOutcome state="refunded" paymentIntentId={paymentIntentId} bookingsId={bookingsId} />;
  if (paid) {
    return (
      <>
        <Alert severity="success" sx={{ mb: 2 }}>
          <Typography variant="h4" component="p">
            {MESSAGES.paymentCompleted}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{t`Transaction ID: ${paymentIntentId}`}</Typography>
          <Typography>{t`Your order is now Paid.`}</Typography>
        </Alert>
        <AfterPayment paymentIntentId={paymentIntentId} bookingsId={bookingsId} bought />
      </>
    );
  }
  if (recording.status === 'refused') return <Alert severity="error">{recording.message}</Alert>;
  if (recording.status === 'done' || recording.status === 'notCharged') return null;
  return <ChargeNote state={askedAt === undefined ? 'charged' : 'asked'} recording={recording.status} />;
}
