import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { AppError } from '@thriftline/domain/base/errors';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import { Suspense, useState } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { changeShown } from '../../change-shown.ts';
import { useCharge } from '../../hooks/use-charge.ts';
import { usePaymentIntent } from '../../hooks/use-payment-intent.ts';
import { useWaitForHold } from '../../hooks/use-wait-for-hold.ts';
import { usePaymentSession } from '../../session/session-context.tsx';
import { HeldByAnother } from './held-by-another.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { LazyCardPayment, LazyElementPayment } from './lazy-card-payment.tsx';
import { NotHeld } from './not-held.tsx';
import { PayStep } from './pay-step.tsx';
import { ProviderLoading } from './provider-loading.tsx';
import { ShownChanged } from './shown-changed.tsx';

/** What paying a booking needs to know; how far it has come, the page's session says. */
export interface PayBookingProps {
  booking: Stored<Booking>;
  /** What the page shows to be paid, and paid for; the buyer is asked about another price or state of the item. */
  shown: ShownItem;
  /** The item, live, as far as this device has it. */
  product: Stored<Product> | undefined;
}

/** Whether the server refused because somebody else is paying. */
function isOfHold(error: unknown): boolean {
  return error instanceof AppError && error.fields?.bookingsId !== undefined;
}

/** Asks for the payment intent of an unpaid booking and takes the card. */
export function PayBooking({ booking, shown, product }: PayBookingProps) {
  const { t } = useLingui();
  const {
    session: { charge },
    tell,
  } = usePaymentSession();
  const { state, askAgain } = usePaymentIntent(booking._id, shown);
  const beginAgain = () => {
    tell({ type: 'begunAgain' });
    askAgain();
  };
  const { _id: bookingsId, productname } = booking;
  const pay = useCharge({ uid: booking.buyerId, bookingsId, productname });
  const { paymentElement } = useShopSettings();
  /** What is shown stays once Pay was pressed, whatever the operator switches meanwhile. */
  const [withElement, setWithElement] = useState(paymentElement);
  if (withElement !== paymentElement && charge.status === 'idle') setWithElement(paymentElement);
  const Payment = withElement ? LazyElementPayment : LazyCardPayment;
  const wait = useWaitForHold(state.status === 'failed' && isOfHold(state.error), product);
  const now = useNow(state.status === 'ready' ? (state.intent.holdUntil ?? undefined) : undefined);

  if (state.status === 'asking') {
    return (
      <>
        <LoadingBlock height={180} />
        <PayStep doing={t`Reserving the item for you…`} wayOut={{ label: t`Try again`, act: beginAgain }} />
      </>
    );
  }
  if (state.status === 'failed') {
    if (wait !== undefined) return <HeldByAnother left={wait} onRetry={beginAgain} />;
    const change = changeShown(state.error, shown, product);
    if (change)
      return <ShownChanged {...change} onAgree={() => tell({ type: 'agreed', shown: change.now })} />;
    return (
      <>
        <ErrorState error={state.error} onRetry={beginAgain} />
        {/* A booking that is paid already was paid elsewhere. */}
        <Typography color="textSecondary">{t`You haven’t been charged.`}</Typography>
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
          bookingsId={bookingsId}
          intent={state.intent}
          payer={{ name: booking.yourname, email: booking.youremail ?? booking.email }}
          expired={left !== undefined && left <= 0}
          onPay={(chargeCard) => void pay(state.intent, chargeCard)}
        />
      </Suspense>
    </>
  );
}
