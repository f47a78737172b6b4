import type { Hold, Product } from './product.ts';

/** What a product is right now. */
export type ProductState =
  | { name: 'available' }
  /** One buyer is paying; others may try again at `until` (milliseconds since 1970). */
  | { name: 'held'; holdId: string; until: number }
  | { name: 'sold' };

/** Things people do with a product. */
export type ProductAct = 'book' | 'wish' | 'advertise' | 'pay' | 'edit' | 'delete';

const ACTS: Record<ProductState['name'], readonly ProductAct[]> = {
  available: ['book', 'wish', 'advertise', 'pay', 'edit', 'delete'],
  held: ['book', 'wish', 'advertise'],
  sold: [],
};

type Flags = Pick<Product, 'availability' | 'paid'> & { hold?: Hold | undefined };

/** Stored flags to the one named state, at the moment `now` (milliseconds since 1970). */
export function productState(product: Flags, now: number): ProductState {
  if (product.availability === true || product.paid === true) return { name: 'sold' };
  const until = product.hold?.until.toMillis() ?? 0;
  if (product.hold !== undefined && until > now) return { name: 'held', holdId: product.hold.id, until };
  return { name: 'available' };
}

/** Whether the state allows the act. Whoever has the hold with this id may go on paying. */
export function allowsProductAct(state: ProductState, act: ProductAct, holdId?: string): boolean {
  if (state.name === 'held' && act === 'pay') return state.holdId === holdId;
  return ACTS[state.name].includes(act);
}
