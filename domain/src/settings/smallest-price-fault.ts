import { formatPrice } from '../base/money.ts';
import type { OpenSettings } from './open-settings.ts';

/** What is said of a price below the least that the operator wants items to cost; undefined for any other. */
export function smallestPriceFault(
  price: number,
  { minPrice }: Pick<OpenSettings, 'minPrice'>,
): string | undefined {
  return price < minPrice ? `At least ${formatPrice(minPrice)}` : undefined;
}
