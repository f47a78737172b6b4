import Button from '@mui/material/Button';
import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { bookingDocumentId } from '@thriftline/domain/collections';
import { MESSAGES } from '@thriftline/domain/messages';
import type { Product } from '@thriftline/domain/product';
import { BookingStateCell } from '@/features/bookings/components/booking-state-cell.tsx';
import { useProductState } from '@/features/products/hooks/use-product-state.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import type { Row } from '@/lib/live/row.ts';
import type { Stored } from '@/lib/stored.ts';

interface WishPaymentProps {
  product: Stored<Product>;
  /** The buyer's own booking of it, if there is one. */
  booking: Row<Stored<Booking>> | undefined;
  onBook: (product: Stored<Product>) => void;
}

/** From a wish to its payment: by way of booking it when that is still to be done. */
export function WishPayment({ product, booking, onBook }: WishPaymentProps) {
  const { uid } = useSignedInUser();
  const { state } = useProductState(product);
  if (booking !== undefined) {
    return (
      <BookingStateCell
        state={bookingState(booking.data)}
        bookingsId={bookingDocumentId(product._id, uid)}
        pending={booking.pending}
      />
    );
  }
  if (state.name === 'sold') return MESSAGES.soldOut;
  return (
    <Button variant="contained" onClick={() => onBook(product)}>
      Pay
    </Button>
  );
}
