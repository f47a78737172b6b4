import { AppError } from '@thriftline/domain/base/errors';
import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';

/** Throws `conflict`, with the price of now, unless it is the one that the buyer was shown. */
export function requireShownPrice({ resaleprice }: Pick<Product, 'resaleprice'>, shown: number): void {
  if (shown === resaleprice) return;
  const [now, before] = [formatPrice(resaleprice), formatPrice(shown)];
  throw new AppError('conflict', `The price of this item is now ${now}, not ${before}.`, {
    fields: { productprice: `Must be ${resaleprice}` },
  });
}
