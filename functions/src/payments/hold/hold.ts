import { HOLD_MINUTES, type Hold, type Product } from '@thriftline/domain/product';
import { FieldValue, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { productDocument, products } from '../../catalogue/products.ts';

// The only module that writes a product's hold, or reads what it says of whom and when. Whether a product is held is
// said by productState of domain/product-state.ts.

/** How long a hold lasts, in milliseconds. */
export const HOLD_MS = HOLD_MINUTES * 60_000;

/** Whether the hold on the product, if any, is this booking's; it may have lapsed. */
export function isHeldFor(bookingsId: string, product: Product | undefined): boolean {
  return product?.hold?.bookingsId === bookingsId;
}

/** Whether the product has a hold whose time is over at `now` (milliseconds since 1970). */
export function isHoldLapsed({ hold }: Product, now: number): boolean {
  return hold !== undefined && hold.until.toMillis() <= now;
}

/** The products whose hold's time is over at `now` (milliseconds since 1970), the longest over first. */
export function productsWithLapsedHold(now: number): Query<Product> {
  return products().where('hold.until', '<=', Timestamp.fromMillis(now)).orderBy('hold.until');
}

/** Holds the product for a booking until a time (milliseconds since 1970). Writes nothing when it is held so already. */
export function takeHold(
  transaction: Transaction,
  { id, product }: { id: string; product: Product },
  { bookingsId, until }: { bookingsId: string; until: number },
): void {
  if (isHeldFor(bookingsId, product) && product.hold?.until.toMillis() === until) return;
  const hold: Hold = { bookingsId, until: Timestamp.fromMillis(until) };
  transaction.update(productDocument(id), { hold });
}

/** Releases the product's hold, whose ever it is. */
export function releaseHold(transaction: Transaction, productId: string): void {
  transaction.update(productDocument(productId), withoutHold());
}

/** Releases the hold within a write of other fields of the product. */
export function withoutHold() {
  return { hold: FieldValue.delete() };
}
