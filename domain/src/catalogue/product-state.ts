import type { Hold, Product } from './product.ts';

/** What a product is right now. */
export type ProductState =
  | { name: 'available' }
  /** One buyer is paying; others may try again at `until` (milliseconds since 1970). */
  | { name: 'held'; holdId: string; until: number }
  /** Its seller has taken it down for now, or is away and hides what they sell. */
  | { name: 'hidden' }
  | { name: 'sold' };

/** What of a stored product says its state. */
export type ProductFlags = Pick<Product, 'availability' | 'paid' | 'hidden'> & { hold?: Hold | undefined };

/** Stored flags to the one named state, at the moment `now` (milliseconds since 1970). */
export function productState(product: ProductFlags, now: number): ProductState {
  if (product.availability === true || product.paid === true) return { name: 'sold' };
  const until = product.hold?.until.toMillis() ?? 0;
  if (product.hold !== undefined && until > now) return { name: 'held', holdId: product.hold.id, until };
  return { name: product.hidden === undefined ? 'available' : 'hidden' };
}
