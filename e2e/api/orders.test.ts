import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aCopyPayload } from '../kit/payloads.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { stored } from '../kit/stored.ts';

let admin: Person;
let seller: Person;
let otherSeller: Person;
let buyer: Person;
let otherBuyer: Person;
let categoryId: string;

beforeAll(async () => {
  [admin, seller, otherSeller, buyer, otherBuyer] = await Promise.all([
    aPerson('Admin'),
    aPerson('Seller'),
    aPerson('Seller'),
    aPerson('Buyer'),
    aPerson('Buyer'),
  ]);
  categoryId = await aStoredCategory(seller, 'Chairs');
});

const aProductId = (state: object = {}) => aStoredProduct(seller, categoryId, state);

for (const [path, collection] of [
  ['/bookings', 'bookings'],
  ['/wishlist', 'wishlist'],
] as const) {
  describe(`POST ${path}`, () => {
    // Specification 3. Booking.productname, productprice, yourname, email, img
    // Specification 7. POST wishlist
    // Specification 7. POST bookings
    it('takes a true copy, once', async () => {
      const productId = await aProductId();
      const json = await aCopyPayload(buyer, productId);
      const answer = await call('POST', path, { token: buyer.token, json });
      const id = `${productId}_${buyer.uid}`;
      expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, insertedId: id } });
      expect(await stored(`${collection}/${id}`)).toMatchObject({ ...json, buyerId: buyer.uid });
      expect((await call('POST', path, { token: buyer.token, json })).status).toBe(409);
      const ofOther = await aCopyPayload(otherBuyer, productId);
      expect((await call('POST', path, { token: otherBuyer.token, json: ofOther })).status).toBe(200);
    });

    it('is for buyers and other sellers', async () => {
      const productId = await aProductId();
      const asAdmin = await aCopyPayload(admin, productId);
      expect((await call('POST', path, { token: admin.token, json: asAdmin })).status).toBe(403);
      const own = await call('POST', path, {
        token: seller.token,
        json: await aCopyPayload(seller, productId),
      });
      expect(own).toMatchObject({ status: 409, body: { error: { message: 'This item is your own.' } } });
      const json = await aCopyPayload(buyer, productId);
      expect((await call('POST', path, { json })).status).toBe(401);
      for (const person of [buyer, await aPerson('Seller')]) {
        const copy = await aCopyPayload(person, productId);
        expect((await call('POST', path, { token: person.token, json: copy })).status).toBe(200);
      }
    });

    for (const [name, changes, status, field] of [
      ['another price', { productprice: 1 }, 409, 'productprice'],
      ['another name of the product', { productname: 'Gold chair' }, 409, 'productname'],
      ['another picture', { img: 'https://pictures.example/other.webp' }, 409, 'img'],
      ['another’s address', { email: 'somebody.else@example.com' }, 403, 'email'],
      ['another’s name', { yourname: 'Somebody Else' }, 400, 'yourname'],
      ['a paid mark', { paid: true }, 400, 'paid'],
      ['another buyer', { buyerId: 'somebody' }, 400, 'buyerId'],
    ] as const) {
      // Specification 4. A sold product cannot be booked
      it(`refuses ${name}`, async () => {
        const productId = await aProductId();
        const json = await aCopyPayload(buyer, productId, changes);
        const answer = await call('POST', path, { token: buyer.token, json });
        expect(answer).toMatchObject({
          status,
          body: { error: { fields: { [field]: expect.any(String) } } },
        });
        expect(await stored(`${collection}/${productId}_${buyer.uid}`)).toBeUndefined();
      });
    }

    it('refuses products that are sold or do not exist', async () => {
      const sold = await aProductId({ availability: true, paid: true });
      const ofSold = await aCopyPayload(buyer, sold);
      expect((await call('POST', path, { token: buyer.token, json: ofSold })).status).toBe(409);
      const json = { ...ofSold, bookingId: 'nothing-there' };
      expect((await call('POST', path, { token: buyer.token, json })).status).toBe(404);
    });
  });
}

describe('GET wishlist', () => {
  // Specification 6. Buyer: own wish list
  // Specification 7. GET wishlist
  it('is each buyer’s own', async () => {
    const productId = await aProductId();
    const json = await aCopyPayload(buyer, productId);
    await call('POST', '/wishlist', { token: buyer.token, json });
    const mine = await call('GET', '/wishlist', { token: buyer.token });
    expect(mine.body).toContainEqual(expect.objectContaining({ _id: `${productId}_${buyer.uid}`, ...json }));
    const others = await call('GET', '/wishlist', { token: otherBuyer.token });
    for (const wish of others.body as { buyerId: string }[]) expect(wish.buyerId).toBe(otherBuyer.uid);
    expect(await call('GET', '/wishlist', { token: admin.token })).toMatchObject({ status: 200, body: [] });
    expect(await call('GET', '/wishlist', { token: seller.token })).toMatchObject({ status: 200, body: [] });
    expect((await call('GET', '/wishlist')).status).toBe(401);
  });
});

describe('GET bookings', () => {
  let id: string;
  beforeAll(async () => {
    const productId = await aProductId();
    id = `${productId}_${buyer.uid}`;
    const json = await aCopyPayload(buyer, productId);
    await call('POST', '/bookings', { token: buyer.token, json });
  });

  const ids = (body: unknown) => (body as { _id: string }[]).map((booking) => booking._id);

  // Specification 3. Booking.youremail
  // Specification 7. GET bookings?email={email}
  it('lists a buyer’s own, with the address the payment page reads', async () => {
    const { status, body } = await call('GET', `/bookings?email=${buyer.email}`, { token: buyer.token });
    expect(status).toBe(200);
    expect(body).toContainEqual(
      expect.objectContaining({ _id: id, email: buyer.email, youremail: buyer.email }),
    );
    expect(ids((await call('GET', '/bookings', { token: buyer.token })).body)).toContain(id);
  });

  // Specification 7. GET bookings?email={email}
  it('lists anybody’s for admins, and for nobody else', async () => {
    const path = `/bookings?email=${buyer.email}`;
    expect(ids((await call('GET', path, { token: admin.token })).body)).toContain(id);
    for (const person of [otherBuyer, seller, otherSeller]) {
      expect((await call('GET', path, { token: person.token })).status).toBe(403);
    }
    expect((await call('GET', path)).status).toBe(401);
  });

  it('lists those of a seller’s own products once they are paid', async () => {
    expect(ids((await call('GET', '/bookings', { token: seller.token })).body)).not.toContain(id);
    await firestore.doc(`bookings/${id}`).update({ paid: true });
    expect(ids((await call('GET', '/bookings', { token: seller.token })).body)).toContain(id);
    const others = await call('GET', '/bookings', { token: otherSeller.token });
    expect(others).toMatchObject({ status: 200, body: [] });
    await firestore.doc(`bookings/${id}`).update({ paid: FieldValue.delete() });
  });

  // Specification 3. Booking._id
  // Specification 7. GET bookings/{id}
  it('shows one to its buyer and admins, and to its seller once it is paid', async () => {
    expect((await call('GET', `/bookings/${id}`, { token: seller.token })).status).toBe(403);
    await firestore.doc(`bookings/${id}`).update({ paid: true });
    for (const person of [buyer, seller, admin]) {
      const answer = await call('GET', `/bookings/${id}`, { token: person.token });
      expect(answer).toMatchObject({ status: 200, body: { _id: id, productname: 'Oak chair' } });
    }
    for (const person of [otherBuyer, otherSeller]) {
      expect((await call('GET', `/bookings/${id}`, { token: person.token })).status).toBe(403);
    }
    expect((await call('GET', `/bookings/${id}`)).status).toBe(401);
    expect((await call('GET', '/bookings/nothing-there', { token: buyer.token })).status).toBe(404);
    await firestore.doc(`bookings/${id}`).update({ paid: FieldValue.delete() });
  });
});

describe('DELETE bookings', () => {
  // Specification 4. Booking: deleted
  // Specification 7. DELETE bookings/{id}
  it('is for the buyer', async () => {
    const productId = await aProductId();
    const id = `${productId}_${buyer.uid}`;
    const json = await aCopyPayload(buyer, productId);
    await call('POST', '/bookings', { token: buyer.token, json });
    for (const person of [otherBuyer, seller, admin]) {
      expect((await call('DELETE', `/bookings/${id}`, { token: person.token })).status).toBe(403);
    }
    expect((await call('DELETE', `/bookings/${id}`)).status).toBe(401);
    const answer = await call('DELETE', `/bookings/${id}`, { token: buyer.token });
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, deletedCount: 1 } });
    expect((await call('DELETE', `/bookings/${id}`, { token: buyer.token })).status).toBe(404);
  });

  it('takes an order that is paid off its buyer’s list, and erases nothing', async () => {
    const productId = await aProductId();
    const id = `${productId}_${buyer.uid}`;
    const json = await aCopyPayload(buyer, productId);
    await call('POST', '/bookings', { token: buyer.token, json });
    await firestore.doc(`bookings/${id}`).update({ paid: true });
    const answer = await call('DELETE', `/bookings/${id}`, { token: buyer.token });
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, deletedCount: 1 } });
    const idsFor = async ({ token }: Person) =>
      ((await call('GET', '/bookings', { token })).body as { _id: string }[]).map(({ _id }) => _id);
    expect(await idsFor(buyer)).not.toContain(id);
    expect(await idsFor(seller)).toContain(id);
    expect((await call('GET', `/bookings/${id}`, { token: buyer.token })).status).toBe(404);
    expect((await call('GET', `/bookings/${id}`, { token: seller.token })).status).toBe(200);
    expect((await call('DELETE', `/bookings/${id}`, { token: buyer.token })).status).toBe(404);
    expect((await firestore.doc(`bookings/${id}`).get()).data()).toMatchObject({ paid: true });
  });

  it('also serves a buyer who was made an admin', async () => {
    const person = await aPerson('Buyer');
    const productId = await aProductId();
    const json = await aCopyPayload(person, productId);
    await call('POST', '/bookings', { token: person.token, json });
    await firestore.doc(`users/${person.uid}`).update({ role: 'Admin' });
    const answer = await call('DELETE', `/bookings/${productId}_${person.uid}`, { token: person.token });
    expect(answer.status).toBe(200);
  });
});
