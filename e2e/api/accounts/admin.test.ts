import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { grantAdmin } from '@thriftline/operations/grant-admin';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable, FIRESTORE } from '../../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../../kit/goods.ts';
import { aCopyPayload } from '../../kit/payloads.ts';
import { aPerson, type Person, signIn } from '../../kit/people.ts';
import { firestore } from '../../kit/shop.ts';
import { auditOf, eventually, jobLeft, stored } from '../../kit/stored.ts';

let admin: Person;
let seller: Person;
let buyer: Person;

beforeAll(async () => {
  [admin, seller, buyer] = await Promise.all([aPerson('Admin'), aPerson('Seller'), aPerson('Buyer')]);
});

/** The ids of a list that admins read, page by page: tests beside this one sign up more than a page has. */
async function allIdsOf(path: string): Promise<string[]> {
  const ids: string[] = [];
  let query = '?limit=100';
  for (;;) {
    const { status, body, headers } = await call('GET', path + query, { token: admin.token });
    expect(status).toBe(200);
    ids.push(...(body as { _id: string }[]).map(({ _id }) => _id));
    const cursor = headers.get('x-next-cursor');
    if (cursor === null) return ids;
    query = `?limit=100&cursor=${cursor}`;
  }
}

describe('DELETE allproducts', () => {
  it('is written down when an admin deletes another’s product', async () => {
    const productId = await aStoredProduct(seller, await aStoredCategory(seller, 'Beds'));
    expect((await call('DELETE', `/allproducts/${productId}`, { token: admin.token })).status).toBe(200);
    expect(await auditOf(`products/${productId}`)).toMatchObject([
      { who: admin.uid, what: 'deleteProduct', aboutName: 'Oak chair' },
    ]);
    const own = await aStoredProduct(seller, await aStoredCategory(seller, 'Beds'));
    expect((await call('DELETE', `/allproducts/${own}`, { token: seller.token })).status).toBe(200);
    expect(await auditOf(`products/${own}`)).toEqual([]);
  });
});

describe('a deletion straight in Firestore', () => {
  /** Deletes a document as the page does, under the security rules. */
  async function deleteAs(person: Person, path: string): Promise<number> {
    const documents = `${FIRESTORE}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`;
    const headers = { authorization: `Bearer ${person.token}` };
    return (await fetch(`${documents}/${path}`, { method: 'DELETE', headers })).status;
  }

  it('by an admin is written down once: product and advertisement; no category is deleted so', async () => {
    const categoryId = await aStoredCategory(seller, 'Beds');
    const productId = await aStoredProduct(seller, categoryId);
    await call('POST', '/advertisement', { token: seller.token, json: { bookingId: productId } });
    for (const [path, what, aboutName] of [
      [`advertisements/${productId}`, 'deleteAdvertisement', 'Oak chair'],
      [`products/${productId}`, 'deleteProduct', 'Oak chair'],
    ]) {
      expect(await deleteAs(admin, String(path))).toBe(200);
      const entries = await eventually(
        () => auditOf(String(path)),
        (found) => found.length > 0,
      );
      expect(entries).toEqual([
        {
          who: admin.uid,
          whoName: admin.name,
          what,
          about: path,
          aboutName,
          createdAt: expect.anything(),
        },
      ]);
    }
    expect(await deleteAs(admin, `categories/${categoryId}`)).toBe(403);
  });

  it('by a seller of their own is their own business', async () => {
    const productId = await aStoredProduct(seller, await aStoredCategory(seller, 'Beds'));
    expect(await deleteAs(seller, `products/${productId}`)).toBe(200);
    // Its event has come once what else follows from it is done.
    const contact = await eventually(
      () => stored(`products/${productId}/private/contact`),
      (found) => found === undefined,
    );
    expect(contact).toBeUndefined();
    expect(await auditOf(`products/${productId}`)).toEqual([]);
  });
});

describe('npm run grant-admin', () => {
  it('is written down, once', async () => {
    const person = await aPerson('Buyer');
    const app = initializeApp({ projectId: LOCAL_PROJECT }, 'grant-admin');
    for (const _ of ['first', 'again']) expect(await grantAdmin(app, person.email)).toBe(person.uid);
    expect(await stored(`users/${person.uid}`)).toMatchObject({ role: 'Admin' });
    expect(await auditOf(`users/${person.uid}`)).toEqual([
      {
        who: 'grant-admin',
        whoName: 'npm run grant-admin',
        what: 'makeAdmin',
        about: `users/${person.uid}`,
        aboutName: person.email,
        createdAt: expect.anything(),
      },
    ]);
    await deleteApp(app);
  });
});

describe('the lists of users', () => {
  for (const [path, who] of [
    ['/users', ['admin', 'seller', 'buyer']],
    ['/users/buyer', ['buyer']],
    ['/users/seller', ['seller']],
  ] as const) {
    // Specification 7. GET users
    // Specification 7. GET users/buyer
    // Specification 7. GET users/seller
    it(`GET ${path} is for admins`, async () => {
      const people = { admin, seller, buyer };
      const ids = await allIdsOf(path);
      for (const [name, person] of Object.entries(people)) {
        expect(ids.includes(person.uid), name).toBe((who as readonly string[]).includes(name));
      }
      for (const [token, status] of [
        [seller.token, 403],
        [buyer.token, 403],
        [undefined, 401],
      ] as const) {
        expect((await call('GET', path, { token })).status).toBe(status);
      }
    });
  }

  // Specification 3. User.email
  // Specification 3. User._id
  it('carry what the tables show', async () => {
    // Among the newest, however many tests beside this one sign up.
    const newest = await aPerson('Seller');
    const { body } = await call('GET', '/users?limit=100', { token: admin.token });
    const found = (body as { _id: string }[]).find((user) => user._id === newest.uid);
    expect(found).toMatchObject({
      name: newest.name,
      email: newest.email,
      role: 'Seller',
      status: 'Unverified',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });
});

describe('PUT users/admin', () => {
  // Specification 4. Role: Buyer to Admin
  // Specification 4. Make Admin only when not Admin
  // Specification 7. PUT users/admin/{id}
  it('makes an account an admin, once, with the role in its next token', async () => {
    const person = await aPerson('Buyer');
    const path = `/users/admin/${person.uid}`;
    expect((await call('PUT', path, { token: person.token })).status).toBe(403);
    const answer = await call('PUT', path, { token: admin.token });
    expect(answer).toMatchObject({
      status: 200,
      body: { acknowledged: true, matchedCount: 1, modifiedCount: 1 },
    });
    const again = await call('PUT', path, { token: admin.token });
    expect(again.body).toMatchObject({ modifiedCount: 0 });
    expect(await stored(`users/${person.uid}`)).toMatchObject({ role: 'Admin' });
    expect(await auditOf(`users/${person.uid}`)).toEqual([
      {
        who: admin.uid,
        whoName: admin.name,
        what: 'makeAdmin',
        about: `users/${person.uid}`,
        aboutName: person.email,
        createdAt: expect.anything(),
      },
    ]);
    // The role is the account's, whatever the token they still have says.
    expect((await call('GET', '/users', { token: person.token })).status).toBe(200);
    expect((await call('GET', '/users', { token: await signIn(person) })).status).toBe(200);
  });

  // Specification 7. PUT users/admin/{id}
  it('knows nobody by a wrong id', async () => {
    expect((await call('PUT', '/users/admin/nobody', { token: admin.token })).status).toBe(404);
    expect((await call('PUT', '/users/admin/__nobody__', { token: admin.token })).status).toBe(400);
    expect((await call('PUT', '/users/admin/no%20body', { token: admin.token })).status).toBe(400);
  });

  it('makes no admin of an account that is suspended, nor has it claim to be one', async () => {
    const person = await aPerson('Seller');
    await firestore.doc(`users/${person.uid}`).update({ suspended: true });
    const refused = await callCallable('makeAdmin', { uid: person.uid }, admin.token);
    expect(refused.body).toMatchObject({ error: { details: { code: 'conflict' } } });
    const claims = Buffer.from((await signIn(person)).split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(claims)).toMatchObject({ role: 'Seller' });
  });

  it('is a callable too', async () => {
    const person = await aPerson('Seller');
    expect((await callCallable('makeAdmin', { uid: person.uid }, seller.token)).status).toBe(403);
    expect((await callCallable('makeAdmin', { uid: person.uid })).status).toBe(401);
    const answer = await callCallable('makeAdmin', { uid: person.uid }, admin.token);
    expect(answer.body).toEqual({ result: { modifiedCount: 1 } });
  });
});

describe('PUT users/seller and users/updateseller', () => {
  // Specification 3. User.status
  // Specification 4. Seller: Unverified to Verified, on both sides
  // Specification 7. PUT users/seller/{id}; PUT users/updateseller/{email}
  it('verify the account, its products and their advertisements', async () => {
    const person = await aPerson('Seller');
    const categoryId = await aStoredCategory(person, 'Lamps');
    const productId = await aStoredProduct(person, categoryId);
    const json = { bookingId: productId };
    expect((await call('POST', '/advertisement', { token: person.token, json })).status).toBe(200);

    expect((await call('PUT', `/users/seller/${person.uid}`, { token: person.token })).status).toBe(403);
    const answer = await call('PUT', `/users/seller/${person.uid}`, { token: admin.token });
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, modifiedCount: 1 } });
    const products = await call('PUT', `/users/updateseller/${person.email}`, { token: admin.token });
    expect(products).toMatchObject({ status: 200, body: { acknowledged: true, matchedCount: 1 } });

    expect(await stored(`users/${person.uid}`)).toMatchObject({ status: 'Verified' });
    expect(await stored(`products/${productId}`)).toMatchObject({ sellerStatus: 'Verified' });
    expect(await stored(`advertisements/${productId}`)).toMatchObject({ sellerStatus: 'Verified' });
    const again = await callCallable('verifySeller', { uid: person.uid }, admin.token);
    expect(again.body).toEqual({ result: { modifiedCount: 0 } });
    expect(await auditOf(`users/${person.uid}`)).toMatchObject([
      { who: admin.uid, what: 'verifySeller', aboutName: person.email },
    ]);
  });

  // Specification 7. PUT users/seller/{id}; PUT users/updateseller/{email}
  it('verify no buyer and nobody unknown', async () => {
    expect((await call('PUT', `/users/seller/${buyer.uid}`, { token: admin.token })).status).toBe(409);
    expect((await call('PUT', '/users/seller/nobody', { token: admin.token })).status).toBe(404);
    const path = '/users/updateseller/nobody@example.com';
    expect((await call('PUT', path, { token: admin.token })).status).toBe(404);
    expect((await call('PUT', path, { token: seller.token })).status).toBe(403);
  });
});

describe('DELETE users', () => {
  // Specification 6. A deleted account has no access
  // Specification 7. DELETE users/{id}
  it('ends a buyer’s access at once and takes their wishes and unpaid bookings along', async () => {
    const person = await aPerson('Buyer');
    const categoryId = await aStoredCategory(seller, 'Tables');
    const productId = await aStoredProduct(seller, categoryId);
    const json = await aCopyPayload(person, productId);
    for (const path of ['/bookings', '/wishlist']) {
      expect((await call('POST', path, { token: person.token, json })).status).toBe(200);
    }
    const id = `${productId}_${person.uid}`;
    expect(await stored(`quotas/${person.uid}`)).toMatchObject({ wishes: { count: 1, lastId: id } });

    expect((await call('DELETE', `/users/${person.uid}`, { token: seller.token })).status).toBe(403);
    const answer = await call('DELETE', `/users/${person.uid}`, { token: admin.token });
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, deletedCount: 1 } });

    expect((await call('GET', '/bookings', { token: person.token })).status).toBe(401);
    expect(await stored(`users/${person.uid}`)).toBeUndefined();
    // On a slow machine the call is answered before all of it is done.
    expect(await jobLeft(`deleteAccount_${person.uid}`)).toBeUndefined();
    expect(await stored(`bookings/${id}`)).toBeUndefined();
    expect(await stored(`wishlist/${id}`)).toBeUndefined();
    expect(await stored(`quotas/${person.uid}`)).toBeUndefined();
    expect(await stored(`products/${productId}`)).toBeDefined();
    await expect(signIn(person)).rejects.toThrow();
    const register = { name: person.name, role: 'Seller' };
    expect((await callCallable('registerUser', register, person.token)).status).toBe(401);
    // Asking again waits for the job, which the deletion of the document starts once more: of two one may go on for a while.
    const again = await eventually(
      () => call('DELETE', `/users/${person.uid}`, { token: admin.token }),
      ({ status }) => status === 404,
    );
    expect(again.status).toBe(404);
    expect(await auditOf(`users/${person.uid}`)).toMatchObject([
      { who: admin.uid, what: 'deleteUser', aboutName: person.email },
    ]);
  });

  it('takes a seller’s unsold products along, with their advertisements, and keeps the sold', async () => {
    const person = await aPerson('Seller');
    const categoryId = await aStoredCategory(person, 'Clocks');
    const unsold = await aStoredProduct(person, categoryId);
    const sold = await aStoredProduct(person, categoryId, { availability: true, paid: true });
    await call('POST', '/advertisement', { token: person.token, json: { bookingId: unsold } });
    await call('POST', '/bookings', { token: buyer.token, json: await aCopyPayload(buyer, unsold) });
    expect(await stored(`advertisements/${unsold}`)).toBeDefined();
    expect(await stored(`bookings/${unsold}_${buyer.uid}`)).toBeDefined();

    const why = 'Asked for it by e-mail';
    const answer = await callCallable('deleteUser', { uid: person.uid, reason: ` ${why} ` }, admin.token);
    expect(answer.body).toMatchObject({ result: { deletedCount: 1 } });
    expect(await auditOf(`users/${person.uid}`)).toMatchObject([{ what: 'deleteUser', why }]);
    for (const path of [
      `products/${unsold}`,
      `products/${unsold}/private/contact`,
      `advertisements/${unsold}`,
      `bookings/${unsold}_${buyer.uid}`,
    ]) {
      // The deletion of the account's document brings the same about: of two that clean up one may be done before.
      const left = await eventually(
        () => stored(path),
        (data) => data === undefined,
      );
      expect(left, path).toBeUndefined();
    }
    expect(await stored(`products/${sold}`)).toBeDefined();
  });

  // Specification 6. Admin: make admin, verify, delete
  it('does the same when an account’s document goes another way', async () => {
    const person = await aPerson('Seller');
    const productId = await aStoredProduct(person, await aStoredCategory(person, 'Rugs'));
    await firestore.doc(`users/${person.uid}`).delete();
    const product = await eventually(
      () => stored(`products/${productId}`),
      (data) => data === undefined,
    );
    expect(product).toBeUndefined();
  });

  // Specification 7. DELETE users/{id}
  it('deletes neither oneself nor the last admin', async () => {
    const self = await call('DELETE', `/users/${admin.uid}`, { token: admin.token });
    expect(self).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });

    // Two admins delete each other at the same moment: one stays, so the last one would, too.
    const [first, second] = await Promise.all([aPerson('Admin'), aPerson('Admin')]);
    const answers = await Promise.all([
      call('DELETE', `/users/${first.uid}`, { token: second.token }),
      call('DELETE', `/users/${second.uid}`, { token: first.token }),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done, JSON.stringify(answers.map(({ status, body }) => [status, body]))).toHaveLength(1);
    const left = await Promise.all([first, second].map(({ uid }) => stored(`users/${uid}`)));
    expect(left.filter((user) => user?.role === 'Admin')).toHaveLength(1);
  });
});
