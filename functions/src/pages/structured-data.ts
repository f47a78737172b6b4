import type { Advertisement } from '@thriftline/domain/advertisement';
import { CURRENCY_CODE, decimalPrice } from '@thriftline/domain/money';
import { picturesOf } from '@thriftline/domain/picture';
import { factsWith, PRODUCT_FACTS } from '@thriftline/domain/product-facts';

const SCHEMA = 'https://schema.org';

/** An advertised item in the words of https://schema.org/Product, with its one offer. */
export function structuredData(
  productId: string,
  item: Advertisement,
  { url, sold }: { url: string; sold: boolean },
): object {
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    ...Object.fromEntries(
      factsWith('structured').map((name) => [PRODUCT_FACTS[name].structured, item[name]]),
    ),
    image: picturesOf(item).map(({ img }) => img),
    productID: productId,
    category: item.categoryName,
    itemCondition: `${SCHEMA}/UsedCondition`,
    offers: {
      '@type': 'Offer',
      url,
      price: decimalPrice(item.resaleprice),
      priceCurrency: CURRENCY_CODE,
      itemCondition: `${SCHEMA}/UsedCondition`,
      availability: `${SCHEMA}/${sold ? 'SoldOut' : 'InStock'}`,
      availableAtOrFrom: { '@type': 'Place', address: item.location },
      seller: { '@type': 'Person', name: item.sellername },
    },
  };
}
