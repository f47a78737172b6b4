import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import type { OwnBooking } from '@/features/bookings/components/booking-actions.tsx';

interface Known {
  booking: { data: Pick<Booking, 'paid' | 'refunded' | 'soldToAnother'>; pending: boolean } | undefined;
  /** Whether it isn't known yet if there is a booking. */
  loading: boolean;
  /** Whether the item can still be had. */
  forSale: boolean;
}

/** What a buyer's own booking means for booking the item. To whom the money went back it is for sale like to anybody. */
export function ownBooking({ booking, loading, forSale }: Known): OwnBooking {
  if (booking === undefined) return loading ? 'loading' : 'none';
  if (forSale && bookingState(booking.data) === 'refunded') return 'again';
  return booking.pending ? 'pending' : 'booked';
}
