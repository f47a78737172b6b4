import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { ABOVE_TABS } from '@/components/plain/above-tabs.ts';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { useAgreedPrice } from '@/hooks/deals/use-agreed-price.ts';
import { useChargeToSettle } from '@/hooks/use-charge-to-settle.ts';
import { usePrefetchedPurchases } from '@/hooks/use-prefetched-purchases.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import type { Row } from '@/lib/live/row.ts';
import { noteRecorded } from '@/lib/saved/pending-charges.ts';
import { useBookingToPay } from '../api/use-booking-to-pay.ts';
import { CheckoutFoot } from '../checkout-foot.ts';
import { isUnderWay } from '../session/payment-session.ts';
import { usePaymentSession } from '../session/session-context.tsx';
import { BookingSummary } from './outcome/booking-summary.tsx';
import { ChargedSummary } from './outcome/charged-summary.tsx';
import { PaymentOutcome } from './outcome/payment-outcome.tsx';
import { PaymentRecording } from './outcome/payment-recording.tsx';
import { PendingPayment } from './outcome/pending-payment.tsx';
import { PayInWay } from './paying/pay-in-way.tsx';

interface PaymentPanelProps {
  bookingsId: string;
  /** What stands here when there is no such booking. */
  unbooked: ReactNode;
  /** Whether it stands in a dialog, which is its frame. */
  inDialog?: boolean;
}

/** Everything about paying one booking, by it and what this device knows of its payment. Needs the session of a payment around it. */
export function PaymentPanel({ bookingsId, unbooked, inDialog = false }: PaymentPanelProps) {
  const { uid } = useSignedInUser();
  const booking = useBookingToPay(bookingsId);
  const { session, tell } = usePaymentSession();
  const notCharged = useCallback(() => tell({ type: 'notCharged' }), [tell]);
  const deal = useAgreedPrice(bookingsId, session.charge.status !== 'idle');
  const known = booking.row && bookingState(booking.row.data);
  const kept = useChargeToSettle(uid, bookingsId, known);

  usePrefetchedPurchases(uid, booking.row === undefined ? [] : [booking.row.data]);

  const framed = (part: ReactNode) => (inDialog ? part : <PaymentCard>{part}</PaymentCard>);

  if (kept && !isUnderWay(session)) {
    return framed(
      <>
        <ChargedSummary charge={kept} />
        <PendingPayment uid={uid} charge={kept} state={known} onNotCharged={notCharged} />
      </>,
    );
  }
  // One's own may be refused for a moment after signing in: that is worth another try.
  if (isRefused(booking) && !bookingsId.endsWith(`_${uid}`)) return unbooked;
  if (booking.status === 'error') return <ErrorState error={booking.error} onRetry={booking.retry} />;
  if (booking.status === 'loading') return <LoadingBlock height={280} maxWidth={520} />;
  if (booking.status === 'unknown') return <NotOnDevice />;
  if (booking.status === 'missing') return unbooked;
  // Who booked at once may not have been told yet what they agreed on: nothing else is asked for before.
  if (known === 'unpaid' && deal.loading) return <LoadingBlock height={280} maxWidth={520} />;
  return framed(<BookingPayment bookingsId={bookingsId} row={booking.row} agreedPrice={deal.price} />);
}

interface BookingPaymentProps {
  bookingsId: string;
  row: Row<Stored<Booking>>;
  /** What buyer and seller agreed on, if they did. */
  agreedPrice: number | undefined;
}

/** What is to be paid, and what became of it. */
function BookingPayment({ bookingsId, row, agreedPrice }: BookingPaymentProps) {
  const { uid } = useSignedInUser();
  const {
    session: { charge, agreed, wasNotCharged },
    tell,
  } = usePaymentSession();
  useEffect(() => () => tell({ type: 'bookingLeft' }), [tell]);
  const { data } = row;
  const state = bookingState(data);
  const unpaid = state === 'unpaid';
  const listed = (unpaid ? agreed : undefined) ?? { productprice: data.productprice };
  const shown = unpaid && agreedPrice !== undefined ? { ...listed, productprice: agreedPrice } : listed;
  return (
    <>
      <BookingSummary booking={data} price={shown.productprice} listed={listed.productprice} />
      {charge.status === 'charged' ? (
        <PaymentRecording
          paymentIntentId={charge.paymentIntentId}
          bookingsId={bookingsId}
          state={state}
          onRecorded={() => noteRecorded(uid, bookingsId)}
        />
      ) : state === 'unpaid' || charge.status === 'charging' ? (
        // The webhook may be faster than the provider's answer: whoever charged the card hears of it here.
        <>
          {wasNotCharged && charge.status === 'idle' && <NotChargedNote />}
          <OnlineOnly act="pay" />
          {!row.pending && <PayInWay booking={data} shown={shown} />}
        </>
      ) : (
        <PaymentOutcome state={state} paymentIntentId={data.paymentIntentId} bookingsId={bookingsId} />
      )}
    </>
  );
}

/** On a phone what is to be paid and the button stay in sight above the tabs. */
function PaymentCard({ children }: { children: ReactNode }) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <CheckoutFoot value={foot}>
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: '32.5rem', overflow: 'visible' }}>
        {children}
        <Box
          ref={setFoot}
          sx={(theme) => ({
            '&:empty': { display: 'none' },
            [theme.breakpoints.down('md')]: {
              position: 'sticky',
              bottom: ABOVE_TABS,
              zIndex: 1,
              mx: { xs: -2, sm: -3 },
              mb: { xs: -2, sm: -3 },
              px: { xs: 2, sm: 3 },
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
              borderRadius: '0 0 18px 18px',
              bgcolor: 'background.paper',
            },
          })}
        />
      </Card>
    </CheckoutFoot>
  );
}

/** Said when this device knew of a card that may have been charged, and it turned out that it was not. */
function NotChargedNote() {
  const { t } = useLingui();
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {t`You haven’t been charged.`}
    </Alert>
  );
}
