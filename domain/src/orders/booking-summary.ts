import type { StoredTime } from '../base/stored-time.ts';
import type { BookingState } from './booking-state.ts';
import type { OrderDispute } from './order-dispute-texts.ts';

/**
 * Who booked a product and what has become of that, as its seller may read it in `bookers/{productId}_{uid}`: a booking itself
 * holds how to reach its buyer, which comes with a paid order. Functions write it; it goes with the booking.
 */
export interface BookingSummary {
  productId: string;
  buyerId: string;
  sellerId: string;
  yourname: string;
  state: BookingState;
  /** Its payment is, or was, disputed. */
  dispute?: OrderDispute;
  /** When it was booked. */
  createdAt: StoredTime;
}
