import { chargeableFault } from '@thriftline/domain/base/chargeable';
import { type Product, productInputSchema } from '@thriftline/domain/catalogue/product';

/** How the prices of several items change: to one price in dollars, or down by a share of each in percent. */
export interface PriceChange {
  by: 'percent' | 'price';
  amount: number;
}

const HUNDRED = 100;

/** What an item would cost then, in dollars: down to the cent, as nobody is to get less off than was said. */
function priceAfter({ resaleprice }: Pick<Product, 'resaleprice'>, { by, amount }: PriceChange): number {
  if (by === 'price') return amount;
  const cents = Math.round(resaleprice * HUNDRED);
  return Math.floor((cents * (HUNDRED - amount)) / HUNDRED) / HUNDRED;
}

/** What an item would cost then; undefined where that is no price that it can have. */
export function newPrice(
  product: Pick<Product, 'resaleprice' | 'deliverycost'>,
  change: PriceChange,
): number | undefined {
  const resaleprice = priceAfter(product, change);
  const isPrice = productInputSchema.pick(['resaleprice']).isValidSync({ resaleprice });
  const { deliverycost } = product;
  return isPrice && chargeableFault({ resaleprice, deliverycost }) === undefined ? resaleprice : undefined;
}
