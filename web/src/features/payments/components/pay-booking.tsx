import Skeleton from '@mui/material/Skeleton';
import type { Booking } from '@thriftline/domain/booking';
import { productState } from '@thriftline/domain/product-state';
import { Suspense } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { useNow } from '@/hooks/use-now.ts';
import type { Stored } from '@/lib/stored.ts';
import { openIntents } from '../api/open-intents.ts';
import { useBookedProduct } from '../api/use-booked-product.ts';
import { usePaymentIntent } from '../hooks/use-payment-intent.ts';
import { HeldByAnother } from './held-by-another.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { LazyCardPayment } from './lazy-card-payment.tsx';

interface PayBookingProps {
  booking: Stored<Booking>;
  /** True when the card begins to be charged, false when that failed. */
  onCharging: (charging: boolean) => void;
  onSucceeded: (paymentIntentId: string) => void;
}

/** Asks for the payment intent of an unpaid booking and takes the card. */
export function PayBooking({ booking, onCharging, onSucceeded }: PayBookingProps) {
  const { state, askAgain } = usePaymentIntent(booking._id);
  const product = useBookedProduct(booking.bookingId).row?.data;
  const ownUntil = state.status === 'ready' ? state.intent.holdUntil : undefined;
  const now = useNow(ownUntil ?? product?.hold?.until.toMillis());

  if (state.status === 'asking') return <Skeleton variant="rounded" height={180} />;
  if (state.status === 'failed') {
    const held = product === undefined ? undefined : productState(product, now);
    const byAnother = held?.name === 'held' && held.bookingId !== booking._id;
    if (byAnother) return <HeldByAnother left={held.until - now} onRetry={askAgain} />;
    return <ErrorState error={state.error} onRetry={askAgain} />;
  }
  const left = state.intent.holdUntil - now;
  const charge = (charging: boolean) => {
    openIntents.keep(booking._id, charging);
    onCharging(charging);
  };
  return (
    <>
      <HoldCountdown left={left} onRenew={askAgain} />
      <Suspense fallback={<Skeleton variant="rounded" height={150} />}>
        <LazyCardPayment
          intent={state.intent}
          payer={{ name: booking.yourname, email: booking.youremail ?? booking.email }}
          expired={left <= 0}
          onCharging={charge}
          onSucceeded={onSucceeded}
        />
      </Suspense>
    </>
  );
}
