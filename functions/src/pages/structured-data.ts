import { CURRENCY_CODE, decimalPrice } from '@thriftline/domain/base/money';
import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import {
  attributesWith,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';

const SCHEMA = 'https://schema.org';

/** An advertised item in the words of https://schema.org/Product, with its one offer. */
export function structuredData(
  productId: string,
  item: Advertisement,
  { url, sold, images }: { url: string; sold: boolean; images: readonly string[] },
): object {
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    ...Object.fromEntries(
      attributesWith('structured').map((name) => [PRODUCT_ATTRIBUTES[name].structured, item[name]]),
    ),
    ...(images.length > 0 ? { image: images } : {}),
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
