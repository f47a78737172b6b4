import type { Product } from '@thriftline/domain/catalogue/product';
import { isAbout } from '@thriftline/domain/catalogue/product-version';
import type { Booking } from '@thriftline/domain/orders/booking';

/**
 * Whether the product is the very item that was booked: of the same seller, and not one made anew under the same id
 * after the booking.
 */
export function isBookedItem(booking: Booking, product: Product): boolean {
  return booking.sellerId === product.sellerId && isAbout(product, booking);
}
