import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable, callFunction } from '../../kit/call.ts';
import { aPerson, aStranger, type Person, signIn } from '../../kit/people.ts';
import { stored } from '../../kit/stored.ts';

let buyer: Person;
let seller: Person;
let admin: Person;

beforeAll(async () => {
  [buyer, seller, admin] = await Promise.all([aPerson('Buyer'), aPerson('Seller'), aPerson('Admin')]);
});

async function ownToken(person: Person): Promise<string> {
  const { body } = await call('POST', '/jwt', { token: person.token, json: { email: person.email } });
  return (body as { token: string }).token;
}

describe('POST jwt', () => {
  // Specification 7. POST jwt
  it('gives a token that the other calls take', async () => {
    const token = await ownToken(buyer);
    const answer = await call('GET', `/users/seller/${buyer.email}`, { token });
    expect(answer).toMatchObject({ status: 200, body: { isSeller: false } });
  });

  it('takes the address in capitals', async () => {
    const json = { email: buyer.email.toUpperCase() };
    expect((await call('POST', '/jwt', { token: buyer.token, json })).status).toBe(200);
  });

  it('serves somebody who is not registered yet', async () => {
    const stranger = await aStranger();
    const json = { email: stranger.email };
    expect((await call('POST', '/jwt', { token: stranger.token, json })).status).toBe(200);
  });

  // Specification 7. POST jwt
  it("refuses another's address", async () => {
    const answer = await call('POST', '/jwt', { token: buyer.token, json: { email: seller.email } });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'permission-denied' } } });
  });

  it('refuses a caller without a sign-in, and one with a token of its own making', async () => {
    const json = { email: buyer.email };
    expect((await call('POST', '/jwt', { json })).status).toBe(401);
    expect((await call('POST', '/jwt', { token: await ownToken(buyer), json })).status).toBe(401);
  });
});

describe('a bearer token', () => {
  // Specification 6. Bearer token checked
  it('that is damaged, foreign or unsigned is refused', async () => {
    const [header, payload] = (await ownToken(buyer)).split('.');
    for (const token of ['x', 'a.b.c', `${header}.${payload}.c2lnbmF0dXJl`, `${header}.${payload}.`]) {
      const answer = await call('GET', '/bookings', { token });
      expect(answer).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  // Specification 6. Bearer token checked
  it('of somebody who is not registered opens nothing', async () => {
    const stranger = await aStranger();
    expect((await call('GET', '/bookings', { token: stranger.token })).status).toBe(401);
    expect((await call('GET', '/bookings', { token: buyer.token })).status).toBe(200);
  });
});

describe('POST users', () => {
  // Specification 3. User.name
  // Specification 3. User.role
  // Specification 3. User.status
  // Specification 7. POST users
  // Specification 9. Initial status Unverified
  it('registers a seller, unverified, with the role in the token', async () => {
    const stranger = await aStranger('Nell Newcomer');
    const json = { name: stranger.name, email: stranger.email, role: 'Seller', status: 'Unverified' };
    const answer = await call('POST', '/users', { token: stranger.token, json });
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, insertedId: stranger.uid } });
    expect(await stored(`users/${stranger.uid}`)).toMatchObject({
      name: 'Nell Newcomer',
      email: stranger.email,
      role: 'Seller',
      status: 'Unverified',
    });
    const claims = JSON.parse(
      Buffer.from((await signIn(stranger)).split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims.role).toBe('Seller');
  });

  // Specification 7. POST users
  it('leaves an account that exists as it is', async () => {
    const json = { name: 'Another Name', email: buyer.email, role: 'Seller' };
    const answer = await call('POST', '/users', { token: buyer.token, json });
    expect(answer).toMatchObject({ status: 200, body: { insertedId: buyer.uid, role: 'Buyer' } });
    expect(await stored(`users/${buyer.uid}`)).toMatchObject({ name: buyer.name, role: 'Buyer' });
  });

  for (const [name, changes, status, field] of [
    ['an admin', { role: 'Admin' }, 400, 'role'],
    ['a verified seller', { status: 'Verified' }, 400, 'status'],
    ['somebody without a name', { name: ' ' }, 400, 'name'],
    ["another's address", { email: 'somebody.else@example.com' }, 403, 'email'],
  ] as const) {
    // Specification 9. Roles at signup Buyer, Seller
    it(`registers nobody as ${name}`, async () => {
      const stranger = await aStranger();
      const valid = { name: stranger.name, email: stranger.email, role: 'Seller' };
      const answer = await call('POST', '/users', { token: stranger.token, json: { ...valid, ...changes } });
      expect(answer).toMatchObject({ status, body: { error: { fields: { [field]: expect.any(String) } } } });
      expect(await stored(`users/${stranger.uid}`)).toBeUndefined();
      expect((await call('POST', '/users', { token: stranger.token, json: valid })).status).toBe(200);
    });
  }
});

describe('registerUser', () => {
  it('registers once and answers the same again', async () => {
    const stranger = await aStranger();
    const first = await callCallable('registerUser', { name: 'Nia', role: 'Buyer' }, stranger.token);
    expect(first.body).toEqual({ result: { role: 'Buyer', status: 'Unverified' } });
    const again = await callCallable('registerUser', { name: 'Nia', role: 'Seller' }, stranger.token);
    expect(again.body).toEqual({ result: { role: 'Buyer', status: 'Unverified' } });
  });

  it('names the wrong fields, and needs a sign-in', async () => {
    const stranger = await aStranger();
    const wrong = await callCallable('registerUser', { name: '', role: 'Admin' }, stranger.token);
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { details: { code: 'invalid-argument', fields: { name: 'Field is required' } } } },
    });
    expect((await callCallable('registerUser', { name: 'Nia', role: 'Buyer' })).status).toBe(401);
  });
});

describe('GET users/admin and users/seller', () => {
  // Specification 6. isAdmin and isSeller by e-mail
  // Specification 7. GET users/admin/{email}; GET users/seller/{email}
  it('tell people about themselves', async () => {
    for (const [person, isAdmin, isSeller] of [
      [admin, true, false],
      [seller, false, true],
      [buyer, false, false],
    ] as const) {
      const asAdmin = await call('GET', `/users/admin/${person.email}`, { token: person.token });
      expect(asAdmin).toMatchObject({ status: 200, body: { isAdmin } });
      const asSeller = await call('GET', `/users/seller/${person.email}`, { token: person.token });
      expect(asSeller).toMatchObject({ status: 200, body: { isSeller } });
    }
  });

  // Specification 6. isAdmin and isSeller by e-mail
  it('tell nobody but admins about others', async () => {
    const path = `/users/seller/${seller.email}`;
    expect((await call('GET', path, { token: buyer.token })).status).toBe(403);
    expect(await call('GET', path, { token: admin.token })).toMatchObject({ body: { isSeller: true } });
    expect((await call('GET', path)).status).toBe(401);
    const nobody = `/users/admin/${randomUUID()}@example.com`;
    expect(await call('GET', nobody, { token: admin.token })).toMatchObject({ body: { isAdmin: false } });
  });

  it('need an e-mail address', async () => {
    expect((await call('GET', '/users/admin/nobody', { token: admin.token })).status).toBe(400);
  });
});

describe('an address', () => {
  it('answers alike through Hosting and at the function itself', async () => {
    const path = `/users/admin/${admin.email}`;
    const direct = await callFunction('GET', path, { token: admin.token });
    expect(direct).toMatchObject({ status: 200, body: { isAdmin: true } });
    const prefixed = await callFunction('GET', `/api${path}`, { token: admin.token });
    expect(prefixed.body).toEqual(direct.body);
  });

  it('has one way to be written where its answer is kept for everybody', async () => {
    for (const path of ['/categories?&', '/categories?limit=%31', '/advertisement/%61']) {
      expect(await callFunction('GET', path), path).toMatchObject({
        status: 400,
        body: { error: { fields: { query: expect.any(String) } } },
      });
    }
    for (const path of ['/Categories', '/categories/']) {
      expect((await callFunction('GET', path)).status, path).toBe(404);
    }
  });

  it('that is unknown is a JSON 404', async () => {
    const answer = await call('GET', '/nothing/here');
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
  });

  it('says which methods it takes', async () => {
    const answer = await call('PUT', '/categories', { json: {} });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });

  it('keeps answers to itself', async () => {
    const direct = await callFunction('GET', '/bookings', { token: buyer.token });
    expect(direct.headers.get('cache-control')).toBe('private, no-store');
    expect(direct.headers.get('access-control-allow-origin')).toBeNull();
    const hosted = await call('GET', '/bookings', { token: buyer.token });
    expect(hosted.headers.get('cache-control')).toMatch(/no-store|no-cache/);
    expect(hosted.headers.get('cache-control')).not.toMatch(/public|max-age/);
  });
});
