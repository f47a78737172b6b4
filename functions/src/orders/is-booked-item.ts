import type { Booking } from '@thriftline/domain/booking';
import type { Product } from '@thriftline/domain/product';
import { isAbout } from '@thriftline/domain/product-version';

/**
 * Whether the product is the very item that was booked: of the same seller, and not one made anew under the same id
 * after the booking.
 */
export function isBookedItem(booking: Booking, product: Product): boolean {
  return booking.sellerId === product.sellerId && isAbout(product, booking);
}
