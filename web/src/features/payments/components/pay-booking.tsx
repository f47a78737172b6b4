import Skeleton from '@mui/material/Skeleton';
import type { Booking } from '@thriftline/domain/booking';
import { Suspense, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { useNow } from '@/hooks/use-now.ts';
import type { Stored } from '@/lib/stored.ts';
import { openIntents } from '../api/open-intents.ts';
import { useBookedProduct } from '../api/use-booked-product.ts';
import { usePaymentIntent } from '../hooks/use-payment-intent.ts';
import { useWaitForHold } from '../hooks/use-wait-for-hold.ts';
import { HeldByAnother } from './held-by-another.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { HoldReleased } from './hold-released.tsx';
import { LazyCardPayment } from './lazy-card-payment.tsx';

interface PayBookingProps {
  booking: Stored<Booking>;
  /** True when the card begins to be charged, false when that failed. */
  onCharging: (charging: boolean) => void;
  onSucceeded: (paymentIntentId: string) => void;
}

/** Asks for the payment intent of an unpaid booking and takes the card. */
export function PayBooking({ booking, onCharging, onSucceeded }: PayBookingProps) {
  const { state, askAgain, take } = usePaymentIntent(booking._id);
  /** A card was declined: the item is free for others until the buyer tries again. */
  const [declined, setDeclined] = useState(false);
  const beginAgain = () => {
    setDeclined(false);
    askAgain();
  };
  const product = useBookedProduct(booking.bookingId).row?.data;
  const wait = useWaitForHold(state.status === 'failed', product, booking._id);
  const now = useNow(state.status === 'ready' ? state.intent.holdUntil : undefined);

  if (state.status === 'asking') return <Skeleton variant="rounded" height={180} />;
  if (state.status === 'failed') {
    if (wait !== undefined) return <HeldByAnother left={wait} onRetry={beginAgain} />;
    return <ErrorState error={state.error} onRetry={beginAgain} />;
  }
  const left = state.intent.holdUntil - now;
  const charge = (charging: boolean) => {
    openIntents.keep(booking._id, charging);
    setDeclined(!charging);
    if (!charging) openIntents.letGo(booking._id);
    onCharging(charging);
  };
  return (
    <>
      {declined ? <HoldReleased /> : <HoldCountdown left={left} onRenew={beginAgain} />}
      <Suspense fallback={<Skeleton variant="rounded" height={150} />}>
        <LazyCardPayment
          intent={state.intent}
          onTake={take}
          onLost={beginAgain}
          payer={{ name: booking.yourname, email: booking.youremail ?? booking.email }}
          expired={left <= 0 && !declined}
          onCharging={charge}
          onSucceeded={onSucceeded}
        />
      </Suspense>
    </>
  );
}
