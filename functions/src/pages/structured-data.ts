import type { Advertisement } from '@thriftline/domain/advertisement';
import { CURRENCY } from '@thriftline/domain/money';
import { picturesOf } from '@thriftline/domain/picture';

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
    name: item.productname,
    description: item.description,
    image: picturesOf(item).map(({ img }) => img),
    productID: productId,
    category: item.categoryName,
    itemCondition: `${SCHEMA}/UsedCondition`,
    offers: {
      '@type': 'Offer',
      url,
      price: item.resaleprice.toFixed(2),
      priceCurrency: CURRENCY.toUpperCase(),
      itemCondition: `${SCHEMA}/UsedCondition`,
      availability: `${SCHEMA}/${sold ? 'SoldOut' : 'InStock'}`,
      availableAtOrFrom: { '@type': 'Place', address: item.location },
      seller: { '@type': 'Person', name: item.sellername },
    },
  };
}
