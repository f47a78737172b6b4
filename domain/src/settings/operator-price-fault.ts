import { t } from '@lingui/core/macro';
import { formatPrice } from '../base/money.ts';
import type { OpenSettings } from './open-settings.ts';

/** What is said of a price below the least that the operator wants items to cost; undefined for any other. */
export function operatorPriceFault(
  price: number,
  { minPrice }: Pick<OpenSettings, 'minPrice'>,
): string | undefined {
  const least = formatPrice(minPrice);
  return price < minPrice ? t`At least ${least}` : undefined;
}
