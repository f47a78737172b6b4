import { randomUUID } from 'node:crypto';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import { somePictures } from '@thriftline/domain/testing/builders';
import { markCategoryNames } from '@thriftline/functions/catalogue/categories/category-names';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aLongHold, aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aCopyPayload, aProductPayload } from '../kit/payloads.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore, pictureAddress } from '../kit/shop.ts';
import { eventually, stored } from '../kit/stored.ts';

let admin: Person;
let seller: Person;
let otherSeller: Person;
let buyer: Person;
let categoryId: string;

beforeAll(async () => {
  [admin, seller, otherSeller, buyer] = await Promise.all([
    aPerson('Admin'),
    aPerson('Seller'),
    aPerson('Seller'),
    aPerson('Buyer'),
  ]);
  categoryId = await aStoredCategory(seller, 'Chairs');
});

const insertedId = (body: unknown) => (body as { insertedId: string }).insertedId;
const byId = (body: unknown, id: string) => (body as { _id: string }[]).find((item) => item._id === id);

describe('categories', () => {
  const json = (person: Person) => ({ categoryname: 'Lamps', img: pictureAddress(person) });
  const named = (person: Person, name: string) => ({
    ...json(person),
    categoryname: `${name} ${randomUUID()}`,
  });

  // Specification 7. GET categories
  it('are open to everybody', async () => {
    const { status, body } = await call('GET', '/categories');
    expect(status).toBe(200);
    expect(byId(body, categoryId)).toMatchObject({ categoryname: 'Chairs', img: expect.any(String) });
  });

  // Specification 2. `/categories`: all categories with how much there is in each
  it('are listed with how many unsold items each has', async () => {
    const id = await aStoredCategory(seller, 'Stools');
    await aStoredProduct(seller, id);
    await aStoredProduct(seller, id);
    await aStoredProduct(seller, id, { availability: true, paid: true });
    const counted = await eventually(
      async () => byId((await call('GET', '/categories/all')).body, id),
      (category) => (category as { items?: number } | undefined)?.items === 2,
    );
    expect(counted).toEqual({ _id: id, categoryname: 'Stools', img: expect.any(String), items: 2 });
  });

  // Specification 3. Category._id
  // Specification 6. Seller: add category
  // Specification 7. POST categories
  it('are added by sellers and admins', async () => {
    for (const person of [seller, admin]) {
      const lamps = named(person, 'Lamps');
      const answer = await call('POST', '/categories', { token: person.token, json: lamps });
      expect(answer).toMatchObject({ status: 200, body: { acknowledged: true } });
      const id = insertedId(answer.body);
      expect(await stored(`categories/${id}`)).toMatchObject({ ...lamps, createdBy: person.uid });
      const mark = await stored(`categoryNames/${categoryKey(lamps.categoryname)}`);
      expect(mark).toEqual({ categoryId: id });
    }
  });

  it('have names of their own, however they are written', async () => {
    const sofas = named(admin, 'Sofas');
    const add = (categoryname: string) =>
      call('POST', '/categories', { token: admin.token, json: { ...json(admin), categoryname } });
    expect((await add(sofas.categoryname)).status).toBe(200);
    const again = await add(` SÓFAS-${sofas.categoryname.slice(6).toUpperCase()}!`);
    expect(again).toMatchObject({
      status: 409,
      body: { error: { fields: { categoryname: expect.any(String) } } },
    });
    expect(JSON.stringify(again.body)).toContain(sofas.categoryname);
    expect((await add('!!')).status).toBe(400);
  });

  it('from before names were marked get their marks, of two with one name the older', async () => {
    const { categoryname } = named(seller, 'Vases');
    const mark = () => stored(`categoryNames/${categoryKey(categoryname)}`);
    const older = await aStoredCategory(seller, categoryname);
    // A server's time is told in milliseconds, of which two may have come within one.
    await firestore.doc(`categories/${older}`).update({ createdAt: new Date(Date.now() - 60_000) });
    await aStoredCategory(seller, categoryname.toUpperCase());
    expect(await mark()).toBeUndefined();
    // In several pages, one of which ends between the two or before them.
    await markCategoryNames(Date.now() + 60_000, 5);
    expect(await mark()).toEqual({ categoryId: older });
    await markCategoryNames();
    expect(await mark()).toEqual({ categoryId: older });
    const again = { ...json(admin), categoryname };
    expect((await call('POST', '/categories', { token: admin.token, json: again })).status).toBe(409);
  });

  // Specification 6. Seller: add category
  it('are not added by buyers or strangers', async () => {
    expect((await call('POST', '/categories', { token: buyer.token, json: json(buyer) })).status).toBe(403);
    expect((await call('POST', '/categories', { json: json(seller) })).status).toBe(401);
  });

  it.each([
    ["another's picture", () => pictureAddress(otherSeller)],
    ['a picture from elsewhere', () => 'https://pictures.example/lamp.webp'],
    ['a picture of another shop', () => pictureAddress(seller).replace('demo-thriftline', 'another-shop')],
  ])('do not show %s', async (_whose, address) => {
    const img = address();
    const answer = await call('POST', '/categories', {
      token: seller.token,
      json: { ...named(seller, 'Lamps'), img },
    });
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { img: expect.any(String) } } } });
  });
});

describe('POST products', () => {
  // Specification 7. POST products
  it('adds the seller’s product and puts the telephone number aside', async () => {
    const json = aProductPayload(seller, categoryId);
    const answer = await call('POST', '/products', { token: seller.token, json });
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true } });
    const id = insertedId(answer.body);
    const { mobile, email, ...open } = json;
    const product = await stored(`products/${id}`);
    expect(product).toMatchObject({ ...open, sellerId: seller.uid, sellerStatus: 'Unverified' });
    expect(product).toMatchObject({ categoryName: 'Chairs' });
    expect(product?.sellerSince).toEqual((await stored(`users/${seller.uid}`))?.createdAt);
    expect(product).not.toHaveProperty('mobile');
    expect(product).not.toHaveProperty('email');
    expect(await stored(`products/${id}/private/contact`)).toEqual({ mobile, email, sellerId: seller.uid });
  });

  it('knows by itself what may be left out', async () => {
    const { email: _e, sellername: _s, utcDate: _u, ...json } = aProductPayload(seller, categoryId);
    const answer = await call('POST', '/products', { token: seller.token, json });
    expect(answer.status).toBe(200);
    expect(await stored(`products/${insertedId(answer.body)}`)).toMatchObject({ sellername: seller.name });
  });

  it('takes several pictures and a placeholder', async () => {
    const [first, ...others] = somePictures(3).map((picture, index) => ({
      ...picture,
      img: pictureAddress(seller, `${index}-1600.webp`),
      thumb: pictureAddress(seller, `${index}-480.webp`),
    }));
    const several = {
      img: first?.img,
      thumb: first?.thumb,
      pictures: [first, ...others],
      placeholder: 'data:image/webp;base64,UklGRg==',
    };
    const json = aProductPayload(seller, categoryId, several);
    const answer = await call('POST', '/products', { token: seller.token, json });
    expect(answer.status).toBe(200);
    const id = insertedId(answer.body);
    expect(await stored(`products/${id}`)).toMatchObject(several);
    const { body } = await call('GET', `/products/${categoryId}`, { token: buyer.token });
    expect(byId(body, id)).toMatchObject(several);

    const wrong = { bookingId: id, pictures: several.pictures.toReversed() };
    const refusal = await call('POST', '/advertisement', { token: seller.token, json: wrong });
    expect(refusal).toMatchObject({
      status: 409,
      body: { error: { fields: { pictures: expect.any(String) } } },
    });
    const copy = { bookingId: id, ...several };
    expect((await call('POST', '/advertisement', { token: seller.token, json: copy })).status).toBe(200);
    expect(await stored(`advertisements/${id}`)).toMatchObject(several);
  });

  // Specification 6. Seller: add and delete own products
  it('is for sellers and admins', async () => {
    const ofAdmin = aProductPayload(admin, categoryId);
    expect((await call('POST', '/products', { token: admin.token, json: ofAdmin })).status).toBe(200);
    const ofBuyer = aProductPayload(buyer, categoryId);
    expect((await call('POST', '/products', { token: buyer.token, json: ofBuyer })).status).toBe(403);
    expect((await call('POST', '/products', { json: aProductPayload(seller, categoryId) })).status).toBe(401);
  });

  for (const [name, changes, status, field] of [
    ['in another’s name', { sellername: 'Somebody Else' }, 400, 'sellername'],
    ['with a picture from elsewhere', { img: 'https://pictures.example/lamp.webp' }, 400, 'img'],
    ['with another account’s picture', { thumb: pictureAddress({ uid: 'somebody' }) }, 400, 'thumb'],
    ['with another’s address', { email: 'somebody.else@example.com' }, 403, 'email'],
    ['under a wrong category name', { categoryName: 'Tables' }, 409, 'categoryName'],
    ['that is sold already', { availability: true }, 400, 'availability'],
    ['that is paid already', { paid: true }, 400, 'paid'],
    ['of a verified seller', { sellerStatus: 'Verified' }, 400, 'sellerStatus'],
    ['of another seller', { sellerId: 'somebody' }, 400, 'sellerId'],
    ['held by somebody', { hold: {} }, 400, 'hold'],
    ['with seven pictures', { thumb: somePictures(1)[0]?.thumb, pictures: somePictures(7) }, 400, 'pictures'],
    ['whose first picture is another', { pictures: somePictures(2) }, 400, 'pictures'],
    ['with a page as placeholder', { placeholder: 'data:text/html;base64,AAAA' }, 400, 'placeholder'],
  ] as const) {
    it(`adds no product ${name}`, async () => {
      const json = aProductPayload(seller, categoryId, changes);
      const answer = await call('POST', '/products', { token: seller.token, json });
      expect(answer).toMatchObject({ status, body: { error: { fields: { [field]: expect.any(String) } } } });
    });
  }

  it('adds no product to a category that does not exist', async () => {
    const json = aProductPayload(seller, 'nothing-there');
    expect((await call('POST', '/products', { token: seller.token, json })).status).toBe(404);
    const reserved = aProductPayload(seller, '__name__');
    expect((await call('POST', '/products', { token: seller.token, json: reserved })).status).toBe(400);
  });
});

describe('the lists of products', () => {
  let productId: string;
  beforeAll(async () => {
    productId = await aStoredProduct(seller, categoryId);
  });

  // Specification 7. GET products/{categoryId}
  it('need a sign-in', async () => {
    expect((await call('GET', `/products/${categoryId}`)).status).toBe(401);
    expect((await call('GET', `/products?email=${seller.email}`)).status).toBe(401);
  });

  // Specification 6. Contact only to the seller, an admin, a buyer who paid
  // Specification 7. GET products/{categoryId}
  it('show the contact to the seller and admins, and to a buyer once the product is paid', async () => {
    const contact = await stored(`products/${productId}/private/contact`);
    const { mobile, email } = contact ?? {};
    const seenBy = async (person: Person) => {
      const { body } = await call('GET', `/products/${categoryId}`, { token: person.token });
      return byId(body, productId);
    };
    for (const person of [seller, admin]) expect(await seenBy(person)).toMatchObject({ mobile, email });
    for (const person of [buyer, otherSeller]) {
      const seen = await seenBy(person);
      expect(seen).toMatchObject({ productname: 'Oak chair', resaleprice: 45.5 });
      expect(seen).not.toHaveProperty('mobile');
      expect(seen).not.toHaveProperty('email');
    }
    const json = await aCopyPayload(buyer, productId);
    await call('POST', '/bookings', { token: buyer.token, json });
    expect(await seenBy(buyer)).not.toHaveProperty('mobile');
    await firestore.doc(`bookings/${productId}_${buyer.uid}`).update({ paid: true });
    expect(await seenBy(buyer)).toMatchObject({ mobile, email });
    await firestore.doc(`bookings/${productId}_${buyer.uid}`).update({ paid: FieldValue.delete() });
  });

  it('never show who is paying', async () => {
    await firestore.doc(`products/${productId}`).update({ hold: aLongHold() });
    const { body } = await call('GET', `/products/${categoryId}`, { token: buyer.token });
    expect(byId(body, productId)).toBeDefined();
    expect(byId(body, productId)).not.toHaveProperty('hold');
  });

  // Specification 7. GET products?email={email}
  it('by e-mail address are for the seller and admins', async () => {
    const path = `/products?email=${seller.email}`;
    for (const person of [seller, admin]) {
      const { body } = await call('GET', path, { token: person.token });
      expect(byId(body, productId)).toMatchObject({ sellerId: seller.uid, mobile: expect.any(String) });
    }
    expect((await call('GET', path, { token: buyer.token })).status).toBe(403);
    expect((await call('GET', path, { token: otherSeller.token })).status).toBe(403);
    const others = await call('GET', `/products?email=${otherSeller.email}`, { token: otherSeller.token });
    expect(others).toMatchObject({ status: 200, body: [] });
    expect((await call('GET', '/products?email=nonsense', { token: seller.token })).status).toBe(400);
  });
});

describe('DELETE allproducts', () => {
  // Specification 6. Seller: add and delete own products
  // Specification 7. DELETE allproducts/{id}
  it('takes the seller’s product away with all that hangs on it', async () => {
    const id = await aStoredProduct(seller, categoryId);
    await call('POST', '/advertisement', { token: seller.token, json: { bookingId: id } });
    const json = await aCopyPayload(buyer, id);
    await call('POST', '/bookings', { token: buyer.token, json });
    await call('POST', '/wishlist', { token: buyer.token, json });
    const view = { viewerId: buyer.uid, createdAt: new Date() };
    await firestore.doc(`products/${id}/views/${buyer.uid}`).set(view);
    const interest = (person: Person) => callCallable('countInterest', { productIds: [id] }, person.token);
    expect((await interest(seller)).body).toEqual({
      result: { interest: { [id]: { views: 1, wishes: 1, bookings: 1 } } },
    });
    expect((await interest(otherSeller)).body).toEqual({ result: { interest: {} } });
    expect((await interest(buyer)).status).toBe(403);

    expect((await call('DELETE', `/allproducts/${id}`, { token: otherSeller.token })).status).toBe(403);
    expect((await call('DELETE', `/allproducts/${id}`, { token: buyer.token })).status).toBe(403);
    expect((await call('DELETE', `/allproducts/${id}`)).status).toBe(401);
    const answer = await call('DELETE', `/allproducts/${id}`, { token: seller.token });
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, deletedCount: 1 } });
    for (const path of [
      `products/${id}`,
      `products/${id}/private/contact`,
      `advertisements/${id}`,
      `bookings/${id}_${buyer.uid}`,
      `wishlist/${id}_${buyer.uid}`,
      `products/${id}/views/${buyer.uid}`,
    ]) {
      expect(await stored(path), path).toBeUndefined();
    }
    expect((await call('DELETE', `/allproducts/${id}`, { token: seller.token })).status).toBe(404);
  });

  // Specification 7. DELETE allproducts/{id}
  it('leaves sold and held products to admins', async () => {
    for (const state of [{ availability: true, paid: true }, { hold: aLongHold() }]) {
      const id = await aStoredProduct(seller, categoryId, state);
      expect((await call('DELETE', `/allproducts/${id}`, { token: seller.token })).status).toBe(409);
      expect((await call('DELETE', `/allproducts/${id}`, { token: admin.token })).status).toBe(200);
    }
  });

  it('also cleans up after a deletion that went straight to the store', async () => {
    const id = await aStoredProduct(seller, categoryId);
    const json = await aCopyPayload(buyer, id);
    await call('POST', '/wishlist', { token: buyer.token, json });
    const path = `wishlist/${id}_${buyer.uid}`;
    expect(await stored(path)).toBeDefined();
    await firestore.doc(`products/${id}`).delete();
    const wish = await eventually(
      () => stored(path),
      (data) => data === undefined,
    );
    expect(wish).toBeUndefined();
  });
});

describe('advertisements', () => {
  // Specification 2. `/`: advertised items, only unsold
  // Specification 7. GET advertisement
  it('are open to everybody, without telephone numbers, and only of unsold products', async () => {
    const id = await aStoredProduct(seller, categoryId);
    const json = { bookingId: id, productname: 'Oak chair', email: seller.email, resaleprice: 45.5 };
    const answer = await call('POST', '/advertisement', { token: seller.token, json });
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, insertedId: id } });
    const advertised = byId((await call('GET', '/advertisement')).body, id);
    expect(advertised).toMatchObject({ bookingId: id, productname: 'Oak chair', availability: false });
    expect(advertised).not.toHaveProperty('mobile');
    expect(advertised).not.toHaveProperty('email');
    await firestore.doc(`advertisements/${id}`).update({ availability: true, paid: true });
    expect(byId((await call('GET', '/advertisement')).body, id)).toBeUndefined();
  });

  it('are there one by one for everybody, sold ones too', async () => {
    const id = await aStoredProduct(seller, categoryId);
    expect((await call('GET', `/advertisement/${id}`)).status).toBe(404);
    await call('POST', '/advertisement', { token: seller.token, json: { bookingId: id } });
    const shown = await call('GET', `/advertisement/${id}`);
    expect(shown).toMatchObject({ status: 200, body: { _id: id, bookingId: id, productname: 'Oak chair' } });
    expect(shown.body).not.toHaveProperty('mobile');
    await firestore.doc(`advertisements/${id}`).update({ availability: true, paid: true });
    expect((await call('GET', `/advertisement/${id}`)).body).toMatchObject({ availability: true });
    expect((await call('GET', '/advertisement/a.b')).status).toBe(400);
  });

  // Specification 6. Seller: advertise own, available ones
  // Specification 7. POST advertisement
  it('are added once, by the product’s seller or an admin', async () => {
    const id = await aStoredProduct(seller, categoryId);
    const json = { bookingId: id };
    expect((await call('POST', '/advertisement', { json })).status).toBe(401);
    expect((await call('POST', '/advertisement', { token: buyer.token, json })).status).toBe(403);
    expect((await call('POST', '/advertisement', { token: otherSeller.token, json })).status).toBe(403);
    expect((await call('POST', '/advertisement', { token: admin.token, json })).status).toBe(200);
    expect((await call('POST', '/advertisement', { token: seller.token, json })).status).toBe(409);
  });

  // Specification 3. Advertisement: a copy of the product's fields
  // Specification 4. A sold product cannot be advertised
  it('are true copies of unsold products', async () => {
    const id = await aStoredProduct(seller, categoryId);
    for (const [changes, status] of [
      [{ resaleprice: 1 }, 409],
      [{ img: pictureAddress(seller, 'other.webp') }, 409],
      [{ email: 'somebody.else@example.com' }, 403],
      [{ availability: true }, 400],
      [{ bookingId: 'nothing-there' }, 404],
    ] as const) {
      const json = { bookingId: id, ...changes };
      const answer = await call('POST', '/advertisement', { token: seller.token, json });
      expect(answer.status, JSON.stringify(changes)).toBe(status);
    }
    await firestore.doc(`products/${id}`).update({ availability: true, paid: true });
    const json = { bookingId: id };
    expect((await call('POST', '/advertisement', { token: seller.token, json })).status).toBe(409);
  });
});
