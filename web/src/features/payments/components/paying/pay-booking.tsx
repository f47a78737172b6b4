import Typography from '@mui/material/Typography';
import { AppError } from '@thriftline/domain/base/errors';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import { Suspense, useState } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useBookedProduct } from '../../api/use-booked-product.ts';
import { changeShown } from '../../change-shown.ts';
import { type ChargeState, IDLE, useCharge } from '../../hooks/use-charge.ts';
import { usePaymentIntent } from '../../hooks/use-payment-intent.ts';
import { useWaitForHold } from '../../hooks/use-wait-for-hold.ts';
import { HeldByAnother } from './held-by-another.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { LazyCardPayment, LazyElementPayment } from './lazy-card-payment.tsx';
import { NotHeld } from './not-held.tsx';
import { PayStep } from './pay-step.tsx';
import { ProviderLoading } from './provider-loading.tsx';
import { ShownChanged } from './shown-changed.tsx';

/** What paying a booking needs to know, and whom it tells. */
export interface PayBookingProps {
  booking: Stored<Booking>;
  /** What the page shows to be paid, and paid for; another price or state of the item is asked for in `onAgree`. */
  shown: ShownItem;
  /** The buyer agreed to this instead. */
  onAgree: (shown: ShownItem) => void;
  charge: ChargeState;
  /** Told how far the paying has come. */
  onCharge: (charge: ChargeState) => void;
}

/** Whether the server refused because somebody else is paying. */
function isOfHold(error: unknown): boolean {
  return error instanceof AppError && error.fields?.bookingsId !== undefined;
}

/** Asks for the payment intent of an unpaid booking and takes the card. */
export function PayBooking({ booking, shown, onAgree, charge, onCharge }: PayBookingProps) {
  const { state, askAgain } = usePaymentIntent(booking._id, shown);
  const beginAgain = () => {
    // A card that is being charged stays so: only its own answer ends that.
    if (charge.status !== 'charging') onCharge(IDLE);
    askAgain();
  };
  const { _id: bookingsId, productname } = booking;
  const pay = useCharge({ uid: booking.buyerId, bookingsId, productname, charge, onCharge });
  const { paymentElement } = useShopSettings();
  /** What is shown stays once Pay was pressed, whatever the operator switches meanwhile. */
  const [withElement, setWithElement] = useState(paymentElement);
  if (withElement !== paymentElement && charge.status === 'idle') setWithElement(paymentElement);
  const Payment = withElement ? LazyElementPayment : LazyCardPayment;
  const product = useBookedProduct(booking.productId).row?.data;
  const wait = useWaitForHold(state.status === 'failed' && isOfHold(state.error), product);
  const now = useNow(state.status === 'ready' ? (state.intent.holdUntil ?? undefined) : undefined);

  if (state.status === 'asking') {
    return (
      <>
        <LoadingBlock height={180} />
        <PayStep doing="Reserving the item for you…" wayOut={{ label: 'Try again', act: beginAgain }} />
      </>
    );
  }
  if (state.status === 'failed') {
    if (wait !== undefined) return <HeldByAnother left={wait} onRetry={beginAgain} />;
    const change = changeShown(state.error, shown, product);
    if (change) return <ShownChanged {...change} onAgree={() => onAgree(change.now)} />;
    return (
      <>
        <ErrorState error={state.error} onRetry={beginAgain} />
        {/* A booking that is paid already was paid elsewhere. */}
        <Typography color="textSecondary">You haven’t been charged.</Typography>
      </>
    );
  }
  const left = state.intent.holdUntil === null ? undefined : state.intent.holdUntil - now;
  return (
    <>
      {left === undefined ? (
        <NotHeld onRenew={charge.status === 'declined' ? beginAgain : undefined} />
      ) : (
        <HoldCountdown left={left} onRenew={charge.status === 'charging' ? undefined : beginAgain} />
      )}
      <Suspense fallback={<ProviderLoading height={150} />}>
        <Payment
          intent={state.intent}
          charge={charge}
          payer={{ name: booking.yourname, email: booking.youremail ?? booking.email }}
          expired={left !== undefined && left <= 0}
          onPay={(chargeCard) => void pay(state.intent, chargeCard)}
        />
      </Suspense>
    </>
  );
}
