import Typography from '@mui/material/Typography';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { ProductState } from '@thriftline/domain/catalogue/product-state';
import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { useState } from 'react';
import { AgreedPrice } from '@/components/texts/agreed-price.tsx';
import { SendingPromise } from '@/components/texts/sending-promise.tsx';
import { BookingActions } from '@/features/bookings/components/booking-actions.tsx';
import { BookingStateCell } from '@/features/bookings/components/booking-state-cell.tsx';
import { heldBookingId, useAgreedPrice } from '@/hooks/deals/use-agreed-price.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { Checkout } from '../checkout/checkout.tsx';
import { BookBar } from './book-bar.tsx';
import { ownBooking } from './own-booking.ts';

interface BuyerActionsProps {
  /** Whether the account books, and has not only what it booked before. */
  buys: boolean;
  product: Stored<Product>;
  state: ProductState;
  /** Time in milliseconds since 1970. */
  now: number;
  /** The buyer's own booking of it, if there is one. */
  booking: Row<Stored<Booking>> | undefined;
  /** Whether it isn't known yet if there is a booking. */
  loading: boolean;
}

/** Book Now or what became of the booking. A buyer who was refunded can book an item that is for sale again. */
export function BuyerActions({ buys, product, state, now, booking, loading }: BuyerActionsProps) {
  const [toBook, setToBook] = useState<Stored<Product> | null>(null);
  const forSale = state.name !== 'sold';
  const own = ownBooking({ booking, loading, forSale: forSale && buys });
  const { uid } = useSignedInUser();
  const deal = useAgreedPrice(buys ? heldBookingId(product, uid) : null, false);
  return (
    <>
      {(booking !== undefined || forSale) && (
        <BookBar price={deal.price ?? product.resaleprice}>
          {deal.price !== undefined && <AgreedPrice price={deal.price} listed={product.resaleprice} />}
          {booking !== undefined && (
            <BookingStateCell
              state={bookingState(booking.data)}
              dispute={booking.data.dispute}
              bookingsId={booking.data._id}
              orderId={booking.data.paymentIntentId}
              pending={booking.pending}
            />
          )}
          <BookingActions
            state={state}
            now={now}
            size="large"
            own={own}
            heldForThem={deal.until ?? booking?.data.payingUntil?.toMillis()}
            onBook={() => setToBook(product)}
          />
        </BookBar>
      )}
      {forSale && booking === undefined && (
        <Typography variant="body2" color="textSecondary">
          <SendingPromise />
        </Typography>
      )}
      <Checkout product={toBook} onClose={() => setToBook(null)} />
    </>
  );
}
