import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable } from '../../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../../kit/goods.ts';
import { aPerson, aStranger, type Person } from '../../kit/people.ts';
import { firestore, signInOf } from '../../kit/shop.ts';
import { signInWithGoogle } from '../../kit/sign-ins.ts';
import { auditOf, stored } from '../../kit/stored.ts';
import { withinOneWindow } from '../../kit/windows.ts';

let admin: Person;
/** An admin's name that nobody else in the store has. */
const adminName = `Orla Overseer ${Date.now().toString(36).replaceAll(/[0-9]/g, 'q')}`;

beforeAll(async () => {
  admin = await aPerson('Admin', adminName);
});

/** A verified seller with a product and its advertisement. */
async function aVouchedSeller() {
  const seller = await aPerson('Seller', 'Vera Vouched');
  const productId = await aStoredProduct(seller, await aStoredCategory(seller, 'Vases'));
  await call('POST', '/advertisement', { token: seller.token, json: { bookingId: productId } });
  await callCallable('verifySeller', { uid: seller.uid }, admin.token);
  const statuses = async () => [
    (await stored(`users/${seller.uid}`))?.status,
    (await stored(`products/${productId}`))?.sellerStatus,
    (await stored(`advertisements/${productId}`))?.sellerStatus,
  ];
  expect(await statuses()).toEqual(['Verified', 'Verified', 'Verified']);
  const names = async () => [
    (await stored(`products/${productId}`))?.sellername,
    (await stored(`advertisements/${productId}`))?.sellername,
  ];
  return { seller, productId, statuses, names };
}

describe('renameAccount', () => {
  it('takes the badge from the account and all it offers, until an admin looks', async () => {
    const { seller, statuses, names } = await aVouchedSeller();
    const answer = await callCallable('renameAccount', { name: '  Vera  Newname ' }, seller.token);
    expect(answer.body).toEqual({ result: { name: 'Vera Newname', status: 'Unverified' } });
    expect(await stored(`users/${seller.uid}`)).toMatchObject({
      name: 'Vera Newname',
      search: expect.arrayContaining(['newname']),
    });
    expect((await signInOf(seller.email))?.displayName).toBe('Vera Newname');
    expect(await statuses()).toEqual(['Unverified', 'Unverified', 'Unverified']);
    expect(await names()).toEqual(['Vera Vouched', 'Vera Vouched']);
    await callCallable('verifySeller', { uid: seller.uid }, admin.token);
    expect(await statuses()).toEqual(['Verified', 'Verified', 'Verified']);
    expect(await names()).toEqual(['Vera Newname', 'Vera Newname']);
    const same = await callCallable('renameAccount', { name: 'Vera Newname' }, seller.token);
    expect(same.body).toEqual({ result: { name: 'Vera Newname', status: 'Verified' } });
    expect(await statuses()).toEqual(['Verified', 'Verified', 'Verified']);
  });

  it('takes no badge to a name that no admin looked at: what was sold under an earlier one keeps that, without', async () => {
    const seller = await aPerson('Seller', 'Nora Earlier');
    const categoryId = await aStoredCategory(seller, 'Vases');
    const sold = await aStoredProduct(seller, categoryId, { availability: true, paid: true });
    await callCallable('renameAccount', { name: 'Nora Now' }, seller.token);
    const later = await aStoredProduct({ ...seller, name: 'Nora Now' }, categoryId);
    await callCallable('verifySeller', { uid: seller.uid }, admin.token);
    expect(await stored(`products/${sold}`)).toMatchObject({
      sellername: 'Nora Earlier',
      sellerStatus: 'Unverified',
    });
    expect(await stored(`products/${later}`)).toMatchObject({
      sellername: 'Nora Now',
      sellerStatus: 'Verified',
    });
  });

  it('is seen by the admin who verifies: not the name that was shown a moment ago', async () => {
    const seller = await aPerson('Seller', 'Shown Before');
    await callCallable('renameAccount', { name: 'Taken Since' }, seller.token);
    const verify = (name: string) => callCallable('verifySeller', { uid: seller.uid, name }, admin.token);
    expect((await verify('Shown Before')).body).toMatchObject({ error: { details: { code: 'conflict' } } });
    expect(await stored(`users/${seller.uid}`)).toMatchObject({ status: 'Unverified' });
    expect((await verify('Taken Since')).status).toBe(200);
    expect(await stored(`users/${seller.uid}`)).toMatchObject({ status: 'Verified' });
  });

  it('is done ten times an hour', async () => {
    const seller = await aPerson('Seller', 'Rene Renamed');
    const rename = async (name: string) =>
      (await callCallable('renameAccount', { name }, seller.token)).status;
    const statuses = await withinOneWindow(3_600_000, async (window) => {
      const done = (count: number) =>
        firestore.doc(`actCounts/${seller.uid}`).set({ rename: { window, count } });
      await done(9);
      const tenth = await rename('Rene Tenth');
      await done(10);
      return [tenth, await rename('Rene Once More')];
    });
    expect(statuses).toEqual([200, 429]);
    expect(await stored(`users/${seller.uid}`)).toMatchObject({ name: 'Rene Tenth' });
  });

  it('gives no name of the shop or of an admin, and changes nothing then', async () => {
    const { seller, statuses } = await aVouchedSeller();
    const names = [
      'Thriftline Support ✔ Verified',
      adminName,
      adminName.toUpperCase().replaceAll(' ', ' . '),
      ' ',
    ];
    for (const name of [...names, 'Vera\u202e', undefined]) {
      const answer = await callCallable('renameAccount', { name }, seller.token);
      expect(answer.status, String(name)).toBe(400);
    }
    expect(await stored(`users/${seller.uid}`)).toMatchObject({ name: 'Vera Vouched' });
    expect(await statuses()).toEqual(['Verified', 'Verified', 'Verified']);
    expect((await callCallable('renameAccount', { name: adminName }, admin.token)).status).toBe(200);
  });
});

describe('a new account', () => {
  it('chooses no name of the shop or of an admin', async () => {
    const stranger = await aStranger();
    for (const name of ['Official Moderator', adminName]) {
      const answer = await callCallable('registerUser', { name, role: 'Seller' }, stranger.token);
      expect(answer.status, name).toBe(400);
    }
    const json = { name: 'Thr1ftline', email: stranger.email, role: 'Seller', status: 'Unverified' };
    expect((await call('POST', '/users', { token: stranger.token, json })).status).toBe(400);
    expect(await stored(`users/${stranger.uid}`)).toBeUndefined();
    expect(
      (await callCallable('registerUser', { name: 'Nell', role: 'Seller' }, stranger.token)).status,
    ).toBe(200);
  });

  it('gets a neutral one where Google gave an admin’s', async () => {
    const { uid, token } = await signInWithGoogle(`namesake.${Date.now()}@example.com`);
    expect((await callCallable('registerUser', { name: adminName, role: 'Buyer' }, token)).status).toBe(200);
    expect(await stored(`users/${uid}`)).toMatchObject({ name: 'Somebody', role: 'Buyer' });
  });

  it('is not asked for another name when it signs in again as the admin it is', async () => {
    const again = await callCallable('registerUser', { name: adminName, role: 'Buyer' }, admin.token);
    expect(again.body).toMatchObject({ result: { role: 'Admin' } });
  });
});

describe('unverifySeller', () => {
  it('takes the badge back with a reason that the seller reads and the audit log keeps', async () => {
    const { seller, statuses } = await aVouchedSeller();
    const because = { uid: seller.uid, reason: ' Looks like another ' };
    expect((await callCallable('unverifySeller', because, seller.token)).status).toBe(403);
    expect((await callCallable('unverifySeller', { ...because, reason: ' ' }, admin.token)).status).toBe(400);
    expect((await callCallable('unverifySeller', { ...because, uid: 'nobody' }, admin.token)).status).toBe(
      404,
    );
    const twice = await Promise.all([1, 2].map(() => callCallable('unverifySeller', because, admin.token)));
    const counts = twice.map(
      ({ body }) => (body as { result: { modifiedCount: number } }).result.modifiedCount,
    );
    expect(counts.sort()).toEqual([0, 1]);
    expect(await statuses()).toEqual(['Unverified', 'Unverified', 'Unverified']);
    expect(await stored(`users/${seller.uid}`)).toMatchObject({ unverifiedWhy: 'Looks like another' });
    expect(await auditOf(`users/${seller.uid}`)).toContainEqual(
      expect.objectContaining({ what: 'unverifySeller', who: admin.uid, why: 'Looks like another' }),
    );
    await callCallable('verifySeller', { uid: seller.uid }, admin.token);
    expect(await stored(`users/${seller.uid}`)).not.toHaveProperty('unverifiedWhy');
  });

  it('and verifying at the same moment leave one word everywhere', async () => {
    const { seller, statuses } = await aVouchedSeller();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([
        callCallable('unverifySeller', { uid: seller.uid, reason: 'Looks like another' }, admin.token),
        callCallable('verifySeller', { uid: seller.uid }, admin.token),
      ]);
      expect(new Set(await statuses()).size).toBe(1);
    }
  });

  it('never overwrites a newer decision, however long it waits for an item', async () => {
    const { seller, productId } = await aVouchedSeller();
    const account = firestore.doc(`users/${seller.uid}`);
    const product = firestore.doc(`products/${productId}`);
    const afterVerified: unknown[] = [];
    let isVerified = false;
    const stop = product.onSnapshot((item) => {
      if (isVerified) afterVerified.push(item.get('sellerStatus'));
    });
    const calls: Promise<unknown>[] = [];
    await firestore.runTransaction(async (transaction) => {
      // Locks the item: nobody else can write it until this transaction ends.
      await transaction.get(product);
      if (calls.length > 0) return;
      calls.push(callCallable('unverifySeller', { uid: seller.uid, reason: 'Held up' }, admin.token));
      await expect.poll(async () => (await account.get()).get('status')).toBe('Unverified');
      const verified = callCallable('verifySeller', { uid: seller.uid }, admin.token).then(() => {
        isVerified = true;
      });
      calls.push(verified);
      await Promise.race([verified, setTimeout(500)]);
    });
    await Promise.all(calls);
    await expect.poll(async () => (await product.get()).get('sellerStatus')).toBe('Verified');
    stop();
    expect(afterVerified).not.toContain('Unverified');
  });
});
