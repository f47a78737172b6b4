import { dayOf } from '@thriftline/domain/accounts/device';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { AnyNews } from '@thriftline/domain/notifications/notification';

/** What there is to tell, to anybody. */
type ForAnybody = AnyNews extends infer N ? (N extends { to: string } ? Omit<N, 'to'> : never) : never;

/** Whether others can buy it, though somebody may be paying for it. */
function isForSale(product: Product, now: number): boolean {
  const { name } = productState(product, now);
  return name === 'available' || name === 'held';
}

/**
 * What those who wish for a product are to hear of it as it is now, after a change of it at the time: at most once a day that it
 * is for sale again, and that it costs less.
 */
export function newsForWishers(
  productId: string,
  { before, product, at }: { before: Product; product: Product; at: StoredTime },
): ForAnybody | undefined {
  const now = at.toMillis();
  if (!isForSale(product, now)) return undefined;
  const { productname, resaleprice: price } = product;
  const subject = { subject: productId, version: dayOf(now) };
  if (!isForSale(before, now)) return { kind: 'freeAgain', ...subject, params: { productId, productname } };
  const from = before.resaleprice;
  if (price >= from) return undefined;
  return { kind: 'priceDropped', ...subject, params: { productId, productname, from, price } };
}
