import { aProductInput } from '@thriftline/domain/testing/builders';
import type { Person } from './people.ts';
import { firestore, pictureAddress } from './shop.ts';

/** All documented fields of a product of the seller. */
export function aProductPayload(seller: Person, categoryId: string, overrides: object = {}) {
  return {
    ...aProductInput(),
    categoryId,
    img: pictureAddress(seller),
    email: seller.email,
    sellername: seller.name,
    utcDate: new Date().toISOString(),
    ...overrides,
  };
}

/** The fields bookings and wishes share, true to the stored product. */
export async function aCopyPayload(buyer: Person, productId: string, overrides: object = {}) {
  const product = await firestore.doc(`products/${productId}`).get();
  return {
    productname: product.get('productname'),
    productprice: product.get('resaleprice'),
    yourname: buyer.name,
    location: 'York',
    mobile: '+44 1904 496 000',
    email: buyer.email,
    bookingId: productId,
    img: product.get('img'),
    ...overrides,
  };
}
