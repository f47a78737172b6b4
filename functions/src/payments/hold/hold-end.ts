import type { ProductState } from '@thriftline/domain/product-state';
import { HOLD_MS } from './hold.ts';

/**
 * Until when a booking holds a product that is in this state and not another's, in milliseconds since 1970. A running
 * hold is not prolonged: reloading the page must not keep others out for ever.
 */
export function holdEnd(state: ProductState, now: number): number {
  return state.name === 'held' ? state.until : now + HOLD_MS;
}
