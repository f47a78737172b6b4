import { numberBetween, price } from '@thriftline/domain/base/fields/fields';
import { percent } from '@thriftline/domain/base/fields/number-kinds';
import { fromCents, payable, toCents } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { object } from 'yup';
import { ownPriceSchema } from './own-price-schema.ts';

/** How the prices of several items change: to one price, or down by a share of each in percent. */
export interface PriceChange {
  by: 'percent' | 'price';
  amount: number;
}

/** Whole percent off: less than one is no discount, and of more hardly a price is left. */
export const PERCENT_OFF = percent(0);

/** What is typed for each way. */
export const PRICE_CHANGE_SCHEMAS = {
  percent: object({ amount: numberBetween({ min: 1, max: 95, step: 1, as: PERCENT_OFF }) }),
  price: object({ amount: price() }),
};

const PERCENT = 100;

/** What an item would cost then: down to what can be paid, as nobody is to get less off than was said. */
function priceAfter({ resaleprice }: Pick<Product, 'resaleprice'>, { by, amount }: PriceChange): number {
  if (by === 'price') return amount;
  const cents = toCents(resaleprice) ?? 0;
  return fromCents(payable((cents * (PERCENT - amount)) / PERCENT, Math.floor));
}

/** What an item would cost then; undefined where it can't cost that, or costs it already. */
export function newPrice(
  product: Pick<Product, 'resaleprice' | 'deliverycost'>,
  change: PriceChange,
): number | undefined {
  if (!PRICE_CHANGE_SCHEMAS[change.by].isValidSync({ amount: change.amount })) return undefined;
  const resaleprice = priceAfter(product, change);
  const isPossible = ownPriceSchema(product).isValidSync({ resaleprice });
  return isPossible && resaleprice !== product.resaleprice ? resaleprice : undefined;
}
