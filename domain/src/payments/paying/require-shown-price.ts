import { msg } from '@lingui/core/macro';
import { AppError } from '../../base/errors.ts';
import { priceValue } from '../../base/texts/values.ts';
import type { Product } from '../../catalogue/product.ts';

/** Throws `conflict`, with the price of now, unless it is the one that the buyer was shown. */
export function requireShownPrice({ resaleprice }: Pick<Product, 'resaleprice'>, shown: number): void {
  if (shown === resaleprice) return;
  const [now, before] = [priceValue(resaleprice), priceValue(shown)];
  const must = String(resaleprice);
  throw new AppError('conflict', msg`The price of this item is now ${now}, not ${before}.`, {
    fields: { productprice: msg`Must be ${must}` },
  });
}
