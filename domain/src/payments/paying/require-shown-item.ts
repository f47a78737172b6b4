import { msg } from '@lingui/core/macro';
import { AppError } from '../../base/errors.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Booking } from '../../orders/booking.ts';

/**
 * Throws `conflict`, with when the item was last edited, unless the buyer has seen it as it is: when they booked it, or by
 * now on the page that asks, which names that edit. The price apart: that is shown by itself.
 */
export function requireShownItem(
  { editedAt }: Product,
  { itemEditedAt: whenBooked }: Booking,
  shown: string | undefined,
): void {
  if (editedAt === undefined || editedAt.toMillis() === whenBooked?.toMillis()) return;
  if (shown !== undefined && editedAt.toMillis() === Date.parse(shown)) return;
  const must = editedAt.toDate().toISOString();
  throw new AppError('conflict', msg`The seller has changed this item since you booked it. Check it again.`, {
    fields: { itemEditedAt: msg`Must be ${must}` },
  });
}
