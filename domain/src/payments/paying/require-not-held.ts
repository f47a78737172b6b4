import { msg } from '@lingui/core/macro';
import { AppError } from '../../base/errors.ts';
import { allowsProductAct } from '../../catalogue/product-acts.ts';
import type { ProductState } from '../../catalogue/product-state.ts';

/**
 * Throws `conflict`, saying when to try again, while the product is held for another booking than that which has the
 * hold with this id.
 */
export function requireNotHeld(state: ProductState, holdId: string | undefined, now: number): void {
  if (state.name !== 'held' || allowsProductAct(state, 'pay', holdId)) return;
  const free = new Date(state.until).toISOString();
  const minutes = Math.max(1, Math.ceil((state.until - now) / 60_000));
  const hours = Math.ceil(minutes / 60);
  throw new AppError(
    'conflict',
    // Only what was agreed on is kept for hours.
    minutes > 60
      ? msg`This item is reserved for another buyer. Try again in ${hours} h (at ${free}).`
      : msg`Another buyer is paying for this item. Try again in ${minutes} min (at ${free}).`,
    { fields: { bookingsId: msg`Free again at ${free}` } },
  );
}
