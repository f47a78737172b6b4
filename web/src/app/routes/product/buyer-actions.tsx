import Box from '@mui/material/Box';
import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import type { Product } from '@thriftline/domain/product';
import { allowsProductAct, type ProductState } from '@thriftline/domain/product-state';
import { useState } from 'react';
import { BookedDialog } from '@/features/bookings/components/booked-dialog.tsx';
import { BookingActions } from '@/features/bookings/components/booking-actions.tsx';
import { BookingDialog } from '@/features/bookings/components/booking-dialog.tsx';
import { BookingStateCell } from '@/features/bookings/components/booking-state-cell.tsx';
import { useWishesOf } from '@/features/wishlist/api/use-wishes-of.ts';
import { WishButton } from '@/features/wishlist/components/wish-button.tsx';
import { useSignedInUser } from '@/lib/current-user.ts';
import type { Row } from '@/lib/live/row.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Stored } from '@/lib/stored.ts';

interface BuyerActionsProps {
  product: Stored<Product>;
  state: ProductState;
  /** Time in milliseconds since 1970. */
  now: number;
  /** The buyer's own booking of it, if there is one. */
  booking: Row<Stored<Booking>> | undefined;
  /** Whether nobody knows yet if there is a booking. */
  loading: boolean;
}

/** Book Now or what became of the booking, and the heart. */
export function BuyerActions({ product, state, now, booking, loading }: BuyerActionsProps) {
  const { uid } = useSignedInUser();
  const wishes = useWishesOf(uid, [product._id]);
  const [toBook, setToBook] = useState<Stored<Product> | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const booked = booking !== undefined;
  const own = booked ? (booking.pending ? 'pending' : 'booked') : loading ? 'loading' : 'none';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1.5, alignItems: 'end' }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {booked && (
          <BookingStateCell
            state={bookingState(booking.data)}
            bookingsId={booking.data._id}
            pending={booking.pending}
          />
        )}
        {(booked || state.name !== 'sold') && (
          <BookingActions
            state={state}
            now={now}
            own={own}
            payingUntil={booking?.data.payingUntil}
            onBook={() => setToBook(product)}
          />
        )}
      </Box>
      <WishButton
        product={product}
        wished={wishes.status === 'loading' ? undefined : wishes.rows.length > 0}
        disabled={!allowsProductAct(state, 'wish')}
      />
      <BookingDialog
        product={toBook}
        onClose={() => setToBook(null)}
        onBooked={(_, sentOrQueued) => {
          setToBook(null);
          setSent(sentOrQueued);
        }}
      />
      <BookedDialog sent={sent} onClose={() => setSent(null)} />
    </Box>
  );
}
