import type { ProductState } from '../../catalogue/product-state.ts';
import { HOLD_MS } from './held-for.ts';

/**
 * Until when a booking holds a product that is in this state and not another's, in milliseconds since 1970. A running
 * hold is not prolonged: reloading the page must not keep others out for ever. `left` is how much longer the buyer can
 * keep others out within this hour, in milliseconds.
 */
export function holdEnd(state: ProductState, now: number, left: number): number {
  return state.name === 'held' ? state.until : now + Math.min(HOLD_MS, left);
}
