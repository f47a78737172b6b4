import { type ProductFlags, type ProductState, productState } from './product-state.ts';

/** Things people do with a product. */
export type ProductAct = 'book' | 'wish' | 'advertise' | 'pay' | 'edit' | 'takeDown' | 'bringBack' | 'delete';

const ACTS: Record<ProductState['name'], readonly ProductAct[]> = {
  available: ['book', 'wish', 'advertise', 'pay', 'edit', 'takeDown', 'delete'],
  held: ['book', 'wish', 'advertise'],
  hidden: ['edit', 'bringBack', 'delete'],
  sold: [],
};

/** Whether the state allows the act. Whoever has the hold with this id may go on paying. */
export function allowsProductAct(state: ProductState, act: ProductAct, holdId?: string): boolean {
  if (state.name === 'held' && act === 'pay') return state.holdId === holdId;
  return ACTS[state.name].includes(act);
}

/** Whether others than its seller are shown the product: in lists, by search, under its own address. */
export function isShown(product: ProductFlags, now: number): boolean {
  return productState(product, now).name !== 'hidden';
}
