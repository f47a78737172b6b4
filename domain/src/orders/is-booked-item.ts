import type { Product } from '../catalogue/product.ts';
import { isAbout } from '../catalogue/product-version.ts';
import type { Booking } from './booking.ts';

/**
 * Whether the product is the very item that was booked: of the same seller, and not one made anew under the same id
 * after the booking.
 */
export function isBookedItem(booking: Booking, product: Product): boolean {
  return booking.sellerId === product.sellerId && isAbout(product, booking);
}
