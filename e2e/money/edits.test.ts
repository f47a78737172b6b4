import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable, FIRESTORE } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aCopyPayload } from '../kit/payloads.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { advertise, firestore, picturesOfAccount, withPictures } from '../kit/shop.ts';
import { eventually, stored } from '../kit/stored.ts';
import { pay, refundedCents } from './cards.ts';
import { bookedProduct, openedPayment, openPayment, recordPayment, type Shop } from './purchase.ts';

const DOCUMENTS = `projects/${LOCAL_PROJECT}/databases/(default)/documents`;

/** How many items a race is about. */
const RACES = 5;

let seller: Person;
let buyer: Person;
let shop: Shop;
beforeAll(async () => {
  [seller, buyer] = await Promise.all([aPerson('Seller'), aPerson('Buyer')]);
  shop = { seller, categoryId: await aStoredCategory(seller) };
});

function firestoreValue(value: unknown): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(firestoreValue) } };
  if (typeof value === 'number') return { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return { mapValue: { fields: fieldsOf(value as object) } };
}

const fieldsOf = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, firestoreValue(value)]));

/** What counts an edit, in a window that begins with it: valid whatever was counted before. */
const countOf = (uid: string, productId: string) => ({
  update: { name: `${DOCUMENTS}/quotas/${uid}`, fields: fieldsOf({ edits: { lastId: productId } }) },
  updateMask: { fieldPaths: ['edits.lastId'] },
  updateTransforms: [
    { fieldPath: 'edits.start', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'edits.at', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'edits.count', increment: { integerValue: '1' } },
  ],
});

/** Edits a product straight in Firestore, under the rules, as the page does; gives the status. */
async function edit({ uid, token }: Person, productId: string, changes: object): Promise<number> {
  const write = {
    update: { name: `${DOCUMENTS}/products/${productId}`, fields: fieldsOf(changes) },
    updateMask: { fieldPaths: Object.keys(changes) },
    updateTransforms: [{ fieldPath: 'editedAt', setToServerValue: 'REQUEST_TIME' }],
  };
  const response = await fetch(`${FIRESTORE}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write, countOf(uid, productId)] }),
  });
  return response.status;
}

describe('an edit', () => {
  it('comes to the advertisement, wishes and bookings, and takes away a picture that nothing shows any more', async () => {
    const owner = await aPerson('Seller');
    const pictured = await withPictures(owner, 2);
    const productId = await aStoredProduct(owner, shop.categoryId, pictured);
    await advertise(productId);
    const json = await aCopyPayload(buyer, productId);
    for (const path of ['/bookings', '/wishlist']) {
      expect((await call('POST', path, { token: buyer.token, json })).status).toBe(200);
    }
    const { pictures } = pictured as { pictures: object[] };
    const changes = { productname: 'Oak table', resaleprice: 40, pictures: pictures.slice(0, 1) };
    expect(await edit(owner, productId, changes)).toBe(200);

    const booking = `bookings/${productId}_${buyer.uid}`;
    const followed = await eventually(
      () => stored(booking),
      (found) => found?.itemNow !== undefined,
    );
    expect(followed).toMatchObject({
      productname: 'Oak chair',
      productprice: 45.5,
      itemNow: { productname: 'Oak table', productprice: 40 },
    });
    expect(await stored(`wishlist/${productId}_${buyer.uid}`)).toMatchObject({
      productname: 'Oak table',
      productprice: 40,
    });
    expect(await stored(`advertisements/${productId}`)).toMatchObject(changes);
    expect(await stored(`products/${productId}`)).toMatchObject({ priceChanges: [{ from: 45.5, to: 40 }] });
    const left = await eventually(
      () => picturesOfAccount(owner),
      (found) => found.length === 1,
    );
    expect(left).toHaveLength(1);
    // What the buyer agrees to by paying is what the booking is of from then on.
    const itemEditedAt = (await firestore.doc(`products/${productId}`).get()).get('editedAt').toDate();
    const shown = { bookingsId: `${productId}_${buyer.uid}`, productprice: 40, itemEditedAt };
    expect((await callCallable('createPaymentIntent', shown, buyer.token)).status).toBe(200);
    const agreed = await stored(booking);
    expect(agreed).toMatchObject({ productname: 'Oak table', productprice: 40 });
    expect(agreed).not.toHaveProperty('itemNow');
  });

  it('is shown to whoever booked before they can pay', async () => {
    const { productId, bookingsIds } = await bookedProduct(shop, buyer);
    expect(await edit(seller, productId, { productname: 'Brick' })).toBe(200);
    const editedAt = (await firestore.doc(`products/${productId}`).get())
      .get('editedAt')
      .toDate()
      .toISOString();
    expect(await openPayment(buyer, bookingsIds[0])).toMatchObject({
      status: 409,
      body: { error: { fields: { itemEditedAt: `Must be ${editedAt}` } } },
    });
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');
  });

  it('never reaches an item that somebody has begun to pay for at the same moment', async () => {
    const items = await Promise.all(Array.from({ length: RACES }, () => bookedProduct(shop, buyer)));
    for (const { productId, bookingsIds } of items) {
      const [opened, edited] = await Promise.all([
        openPayment(buyer, bookingsIds[0]),
        edit(seller, productId, { productname: 'Brick' }),
      ]);
      expect([
        [200, 403],
        [409, 200],
      ]).toContainEqual([opened.status, edited]);
      expect(await stored(`products/${productId}`)).toMatchObject({
        productname: edited === 200 ? 'Brick' : 'Oak chair',
      });
      await callCallable('releaseHold', { bookingsId: bookingsIds[0] }, buyer.token);
    }
  });

  it('and a sale at the same moment: the item is sold as it was paid for, or the money goes back', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { productId, bookingsIds } = await bookedProduct(shop, buyer);
      const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
      // As of a buyer who pays without keeping others out.
      await firestore.doc(`products/${productId}`).update({ hold: FieldValue.delete() });
      const [edited] = await Promise.all([
        edit(seller, productId, { productname: 'Brick' }),
        pay(paymentIntentId).then(() => recordPayment(buyer, paymentIntentId, bookingsIds[0])),
      ]);
      const isSold = edited !== 200;
      expect(await refundedCents(paymentIntentId)).toBe(isSold ? 0 : 4550);
      const product = await stored(`products/${productId}`);
      expect(product?.productname).toBe(isSold ? 'Oak chair' : 'Brick');
      expect(product?.paid === true).toBe(isSold);
    }
  });
});
