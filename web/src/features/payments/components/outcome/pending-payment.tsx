import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import type { BookingState } from '@thriftline/domain/orders/booking-state';
import { useCallback, useState } from 'react';
import { forgetCharge, noteRecorded, type PendingCharge } from '@/lib/saved/pending-charges.ts';
import { useUnheard } from '../../hooks/use-unheard.ts';
import { AfterPayment } from './after-payment.tsx';
import { PaymentRecording } from './payment-recording.tsx';

interface PendingPaymentProps {
  uid: string;
  charge: PendingCharge;
  /** What the booking says now, where this device knows it. */
  state: BookingState | undefined;
  /** Told when it turned out that nothing was taken from the card. */
  onNotCharged: () => void;
}

/** A payment that this device knows of from before, by a page that was left: goes on where that stopped. */
export function PendingPayment({ uid, charge, state, onNotCharged }: PendingPaymentProps) {
  const unheard = useUnheard(charge.bookingsId);
  const { bookingsId, paymentIntentId } = charge;
  /** Whether the shop had it when this page came: what it made of it is not on this device yet. */
  const [wasRecorded] = useState(charge.state === 'recorded');
  const recorded = useCallback(() => {
    noteRecorded(uid, bookingsId);
  }, [uid, bookingsId]);
  const notCharged = useCallback(() => {
    forgetCharge(uid, bookingsId);
    onNotCharged();
  }, [uid, bookingsId, onNotCharged]);
  if (wasRecorded) {
    return (
      <>
        <Alert severity="success" sx={{ mb: 2 }}>
          <Trans>We received your payment. The result will appear here and in My Orders.</Trans>
        </Alert>
        <AfterPayment paymentIntentId={paymentIntentId} bookingsId={bookingsId} />
      </>
    );
  }
  if (!unheard) {
    return (
      <Alert severity="info" role="status">
        <Trans>
          Your payment is being processed in another tab. Please don’t pay again. The result will appear here,
          too.
        </Trans>
      </Alert>
    );
  }
  return (
    <PaymentRecording
      paymentIntentId={paymentIntentId}
      bookingsId={bookingsId}
      state={state}
      askedAt={charge.state === 'asked' ? charge.at : undefined}
      onRecorded={recorded}
      onNotCharged={notCharged}
    />
  );
}
