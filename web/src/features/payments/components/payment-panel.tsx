import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { bookingState } from '@thriftline/domain/booking-state';
import type { ShownItem } from '@thriftline/domain/payment';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { NotOnDevice } from '@/components/not-on-device.tsx';
import { OnlineOnly } from '@/components/online-only.tsx';
import { useKeptPurchases } from '@/hooks/use-kept-purchases.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import { useAgreedPrice } from '../api/use-agreed-price.ts';
import { useBookingToPay } from '../api/use-booking-to-pay.ts';
import { IDLE } from '../hooks/use-charge.ts';
import { BookingSummary } from './booking-summary.tsx';
import { PayInWay } from './pay-in-way.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentRecording } from './payment-recording.tsx';

interface PaymentPanelProps {
  bookingsId: string;
  /** What stands here when there is no such booking. */
  unbooked: ReactNode;
}

/** Everything about paying one booking. */
export function PaymentPanel({ bookingsId, unbooked }: PaymentPanelProps) {
  const { uid } = useSignedInUser();
  const booking = useBookingToPay(bookingsId);
  const [charge, setCharge] = useState(IDLE);
  const [agreed, setAgreed] = useState<ShownItem>();
  const deal = useAgreedPrice(bookingsId, charge.status !== 'idle');

  useKeptPurchases(uid, booking.row === undefined ? [] : [booking.row.data]);

  // One's own may be refused for a moment after signing in: that is worth another try.
  if (isRefused(booking) && !bookingsId.endsWith(`_${uid}`)) return unbooked;
  if (booking.status === 'error') return <ErrorState error={booking.error} onRetry={booking.retry} />;
  if (booking.status === 'loading') return <Skeleton variant="rounded" height={280} sx={{ maxWidth: 520 }} />;
  if (booking.status === 'unknown') return <NotOnDevice />;
  if (booking.status === 'missing') return unbooked;
  const { data } = booking.row;
  const state = bookingState(data);
  const unpaid = state === 'unpaid';
  // Who booked at once may not have been told yet what they agreed on: nothing else is asked for before.
  if (unpaid && deal.loading) return <Skeleton variant="rounded" height={280} sx={{ maxWidth: 520 }} />;
  const listed = (unpaid ? agreed : undefined) ?? { productprice: data.productprice };
  const shown = unpaid && deal.price !== undefined ? { ...listed, productprice: deal.price } : listed;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 520 }}>
      <BookingSummary booking={data} price={shown.productprice} listed={listed.productprice} />
      {charge.status === 'charged' ? (
        <PaymentRecording paymentIntentId={charge.paymentIntentId} bookingsId={bookingsId} state={state} />
      ) : state === 'unpaid' || charge.status === 'charging' ? (
        // The webhook may be faster than the provider's answer: whoever charged the card hears of it here.
        <>
          <OnlineOnly act="Paying" />
          {!booking.row.pending && (
            <PayInWay booking={data} shown={shown} onAgree={setAgreed} charge={charge} onCharge={setCharge} />
          )}
        </>
      ) : (
        <PaymentOutcome state={state} paymentIntentId={data.paymentIntentId} />
      )}
    </Card>
  );
}
