import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { bookingDocumentId } from '@thriftline/domain/base/collections';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { Link } from 'react-router-dom';
import { BookingStateCell } from '@/features/bookings/components/booking-state-cell.tsx';
import { useProductState } from '@/features/products/hooks/use-product-state.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { GoneWish } from './gone-wish.tsx';

interface WishPaymentProps {
  product: Stored<Product>;
  /** The buyer's own booking of it, if there is one. */
  booking: Row<Stored<Booking>> | undefined;
  /** Whether the account may book at all. */
  buys: boolean;
}

/** From a wish to its payment, where it is booked first when that is still to be done. */
export function WishPayment({ product, booking, buys }: WishPaymentProps) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const { state } = useProductState(product);
  const bookingsId = bookingDocumentId(product._id, uid);
  if (booking !== undefined) {
    return (
      <BookingStateCell
        state={bookingState(booking.data)}
        dispute={booking.data.dispute}
        bookingsId={bookingsId}
        pending={booking.pending}
      />
    );
  }
  if (state.name === 'sold') return <GoneWish why={MESSAGES.soldOut} name={product.productname} />;
  if (!buys) return null;
  return (
    <Button variant="contained" component={Link} to={paths.dashboard.payment.href(bookingsId)}>
      {t`Pay`}
    </Button>
  );
}
