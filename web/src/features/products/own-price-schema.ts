import { t } from '@lingui/core/macro';
import { chargeableFault } from '@thriftline/domain/base/chargeable';
import { formatCents } from '@thriftline/domain/base/money';
import { MAX_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import { type Product, productInputSchema } from '@thriftline/domain/catalogue/product';

function tooMuch(): string {
  const price = formatCents(MAX_PRICE_CENTS);
  return t`At most ${price} with delivery`;
}

/** A price that can be charged together with the product's delivery. */
export const ownPriceSchema = ({ deliverycost }: Pick<Product, 'deliverycost'>) =>
  productInputSchema.pick(['resaleprice']).test('chargeable', ({ resaleprice }, { createError }) => {
    const fault = chargeableFault({ resaleprice, deliverycost });
    return fault === undefined || createError({ path: 'resaleprice', message: tooMuch() });
  });
