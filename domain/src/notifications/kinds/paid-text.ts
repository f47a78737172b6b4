import { formatPrice } from '../../base/money.ts';
import type { Priced } from './parameters.ts';

/** `$51.50, including $6 for delivery`. */
export function paidText({ price, delivery }: Pick<Priced, 'price' | 'delivery'>): string {
  return `${formatPrice(price)}${delivery ? `, including ${formatPrice(delivery)} for delivery` : ''}`;
}
