import type { Product } from '@thriftline/domain/catalogue/product';
import { productVersion } from '@thriftline/domain/catalogue/product-version';
import type { Booking } from '@thriftline/domain/orders/booking';
import { isBookedItem } from '@thriftline/domain/orders/is-booked-item';
import type { Intent } from '../stripe/intents.ts';

/** Whether the stored product is what the money is for: the making of it that was booked, in the version that the intent names. */
export function isPaidItem(
  intent: Pick<Intent, 'productVersion'>,
  booking: Booking,
  product: Product,
): boolean {
  const { productVersion: paid } = intent;
  return isBookedItem(booking, product) && (paid === undefined || paid === productVersion(product));
}
