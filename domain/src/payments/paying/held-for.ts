import { HOLD_MINUTES, type Product } from '../../catalogue/product.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/** How long a hold lasts, in milliseconds. */
export const HOLD_MS = HOLD_MINUTES * 60_000;

/** Whether the hold on the product, if any, is that of this attempt's booking; it may have lapsed. */
export function isHeldFor(
  attempt: Pick<PaymentAttempt, 'holdId'> | undefined,
  product: Product | undefined,
): boolean {
  return attempt?.holdId !== undefined && product?.hold?.id === attempt.holdId;
}

/** Whether the product has a hold whose time is over at `now` (milliseconds since 1970). */
export function isHoldLapsed({ hold }: Product, now: number): boolean {
  return hold !== undefined && hold.until.toMillis() <= now;
}
