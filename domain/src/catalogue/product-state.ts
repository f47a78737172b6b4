import type { Hold, Product } from './product.ts';

/** What a product is right now. */
export type ProductState =
  | { name: 'available' }
  /** One buyer is paying; others may try again at `until` (milliseconds since 1970). */
  | { name: 'held'; holdId: string; until: number }
  /** Its seller has taken it down for now, or is away and hides what they sell. */
  | { name: 'hidden' }
  | { name: 'sold' };

/** Things people do with a product. */
export type ProductAct = 'book' | 'wish' | 'advertise' | 'pay' | 'edit' | 'takeDown' | 'bringBack' | 'delete';

const ACTS: Record<ProductState['name'], readonly ProductAct[]> = {
  available: ['book', 'wish', 'advertise', 'pay', 'edit', 'takeDown', 'delete'],
  held: ['book', 'wish', 'advertise'],
  hidden: ['edit', 'bringBack', 'delete'],
  sold: [],
};

type Flags = Pick<Product, 'availability' | 'paid' | 'hidden'> & { hold?: Hold | undefined };

/** Stored flags to the one named state, at the moment `now` (milliseconds since 1970). */
export function productState(product: Flags, now: number): ProductState {
  if (product.availability === true || product.paid === true) return { name: 'sold' };
  const until = product.hold?.until.toMillis() ?? 0;
  if (product.hold !== undefined && until > now) return { name: 'held', holdId: product.hold.id, until };
  return { name: product.hidden === undefined ? 'available' : 'hidden' };
}

/** Whether the state allows the act. Whoever has the hold with this id may go on paying. */
export function allowsProductAct(state: ProductState, act: ProductAct, holdId?: string): boolean {
  if (state.name === 'held' && act === 'pay') return state.holdId === holdId;
  return ACTS[state.name].includes(act);
}

/** Whether others than its seller are shown the product: in lists, by search, under its own address. */
export function isShown(product: Flags, now: number): boolean {
  return productState(product, now).name !== 'hidden';
}
