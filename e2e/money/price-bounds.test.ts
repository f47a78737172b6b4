import { fromCents } from '@thriftline/domain/base/money';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import { productSchema } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable, FIRESTORE } from '../kit/call.ts';
import { aStoredCategory } from '../kit/goods.ts';
import { aProductPayload } from '../kit/payloads.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore, pictureAddress } from '../kit/shop.ts';
import { bookedProduct, DELIVERED, type Shop } from './purchase.ts';

let seller: Person;
let buyer: Person;
let shop: Shop;

beforeAll(async () => {
  [seller, buyer] = await Promise.all([aPerson('Seller'), aPerson('Buyer')]);
  shop = { seller, categoryId: await aStoredCategory(seller, 'Chairs') };
});

function toValue(value: unknown): object {
  if (value instanceof Timestamp) {
    const { seconds, nanoseconds } = value;
    const second = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length);
    return { timestampValue: `${second}.${String(nanoseconds).padStart(9, '0')}Z` };
  }
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  throw new Error(`no field of a product: ${JSON.stringify(value)}`);
}

/** Stores a product as the page does, under the security rules; gives the status. */
async function storeAsSeller(resaleprice: number, deliverycost = 0): Promise<number> {
  const categoryName = (await firestore.doc(`categories/${shop.categoryId}`).get()).get('categoryname');
  const account = await firestore.doc(`users/${seller.uid}`).get();
  const product = {
    ...aProduct({
      resaleprice,
      delivery: 'Pick-up or delivery',
      deliverycost,
      categoryId: shop.categoryId,
      categoryName,
      sellername: seller.name,
      sellerId: seller.uid,
      img: pictureAddress(seller),
      thumb: pictureAddress(seller),
    }),
    sellerSince: account.get('createdAt'),
  };
  const database = `projects/${LOCAL_PROJECT}/databases/(default)/documents`;
  const fields = Object.fromEntries(Object.entries(product).map(([name, value]) => [name, toValue(value)]));
  const updateTransforms = [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }];
  const id = crypto.randomUUID();
  const writes = [
    { update: { name: `${database}/products/${id}`, fields }, updateTransforms },
    { update: { name: `${database}/productIds/${id}`, fields: {} }, updateTransforms },
    {
      update: {
        name: `${database}/quotas/${seller.uid}`,
        fields: { products: { mapValue: { fields: { lastId: { stringValue: id } } } } },
      },
      updateMask: { fieldPaths: ['products.lastId'] },
      updateTransforms: [
        { fieldPath: 'products.at', setToServerValue: 'REQUEST_TIME' },
        { fieldPath: 'products.start', setToServerValue: 'REQUEST_TIME' },
        { fieldPath: 'products.count', increment: { integerValue: '1' } },
      ],
    },
  ];
  const response = await fetch(`${FIRESTORE}/v1/${database}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Asks to pay for a booked product whose price, or that of its delivery, got past schema and rules; gives the status. */
async function payFor(resaleprice: number, deliverycost = 0, way: object = {}): Promise<number> {
  const { productId, bookingsIds } = await bookedProduct(shop, buyer);
  const delivery = 'Pick-up or delivery';
  await firestore.doc(`products/${productId}`).update({ resaleprice, delivery, deliverycost });
  const json = { bookingsId: bookingsIds[0], productprice: resaleprice, ...way };
  return (await callCallable('createPaymentIntent', json, buyer.token)).status;
}

describe('the bounds of a price', () => {
  for (const [cents, isPrice] of [
    [MIN_PRICE_CENTS - 1, false],
    [MIN_PRICE_CENTS, true],
    [MAX_PRICE_CENTS, true],
    [MAX_PRICE_CENTS + 1, false],
  ] as const) {
    const price = fromCents(cents);
    it(`${isPrice ? 'take' : 'refuse'} ${price} in schema, security rules and functions alike`, async () => {
      expect(await productSchema.isValid(aProduct({ resaleprice: price, deliverycost: 0 }))).toBe(isPrice);
      expect(await storeAsSeller(price)).toBe(isPrice ? 200 : 403);
      const json = aProductPayload(seller, shop.categoryId, { resaleprice: price, deliverycost: 0 });
      expect((await call('POST', '/products', { token: seller.token, json })).status).toBe(
        isPrice ? 200 : 400,
      );
      expect(await payFor(price)).toBe(isPrice ? 200 : 400);
    });
  }

  it.each([
    [999_993.99, true],
    [999_994, false],
  ])('hold of %d with $6 for delivery, which are charged together: %j', async (price, isChargeable) => {
    expect(await storeAsSeller(price, 6)).toBe(isChargeable ? 200 : 403);
    const json = aProductPayload(seller, shop.categoryId, {
      resaleprice: price,
      delivery: 'Delivery',
      deliverycost: 6,
    });
    expect((await call('POST', '/products', { token: seller.token, json })).status).toBe(
      isChargeable ? 200 : 400,
    );
    expect(await payFor(price, 6, DELIVERED)).toBe(isChargeable ? 200 : 400);
  });
});
