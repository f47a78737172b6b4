import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import type { CallableName } from '@thriftline/domain/calls/callables';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable, FIRESTORE } from '../../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../../kit/goods.ts';
import { aPerson, type Person } from '../../kit/people.ts';
import { firestore, pictureAddress } from '../../kit/shop.ts';
import { auditOf, eventually, jobLeft, stored } from '../../kit/stored.ts';

let admin: Person;
let seller: Person;
beforeAll(async () => {
  [admin, seller] = await Promise.all([aPerson('Admin', 'Ada Admin'), aPerson('Seller', 'Sal Seller')]);
});

const byAdmin = (name: CallableName, input: object) => callCallable(name, input, admin.token);
const filed = (path: string) => stored(path).then((found) => [found?.categoryId, found?.categoryName]);

/** A product that is advertised. */
async function anAdvertisedProduct(categoryId: string): Promise<string> {
  const id = await aStoredProduct(seller, categoryId);
  const product = await stored(`products/${id}`);
  await firestore.doc(`advertisements/${id}`).set({ ...product, bookingId: id });
  return id;
}

describe('mergeCategories', () => {
  it('moves all products with their advertisements, then the category is gone; it is written down', async () => {
    const [from, into] = await Promise.all([
      aStoredCategory(seller, 'Seats'),
      aStoredCategory(seller, 'Chairs'),
    ]);
    const advertised = await anAdvertisedProduct(from);
    const others = await Promise.all(Array.from({ length: 120 }, () => aStoredProduct(seller, from)));
    expect((await callCallable('mergeCategories', { from, into }, seller.token)).status).toBe(403);
    expect((await byAdmin('mergeCategories', { from, into: from })).status).toBe(400);
    expect((await byAdmin('mergeCategories', { from, into: 'nowhere' })).status).toBe(404);

    const { body } = await byAdmin('mergeCategories', { from, into });
    expect(body).toMatchObject({ result: { modifiedCount: 1 } });
    // With the searches that were saved for it: until they have followed, nothing is done with the other category.
    const gone = [`jobs/mergeCategories_${from}`, `jobs/moveSearches_${from}`, `categories/${from}`];
    const left = async () => (await Promise.all(gone.map(stored))).filter((found) => found !== undefined);
    const isPending = JSON.stringify(body).includes('isPending');
    expect(isPending ? await eventually(left, ({ length }) => length === 0) : await left()).toEqual([]);
    const paths = [`advertisements/${advertised}`, ...[advertised, ...others].map((id) => `products/${id}`)];
    for (const path of paths) expect(await filed(path), path).toEqual([into, 'Chairs']);
    expect(await auditOf(`categories/${from}`)).toMatchObject([
      { what: 'mergeCategories', who: admin.uid, aboutName: 'Seats', why: 'Into Chairs' },
    ]);
  });
});

describe('a category on its way', () => {
  it('is no place to merge another into, nor does the one it goes into go anywhere', async () => {
    const [from, into, other] = await Promise.all(
      ['Seats', 'Chairs', 'Stools'].map((name) => aStoredCategory(seller, name)),
    );
    const productId = await aStoredProduct(seller, from ?? '');
    // As if it were under way: nobody goes on with it before an hour.
    const merge = firestore.doc(`jobs/mergeCategories_${from}`);
    const [dueAt, startedAt] = [Date.now() + 3_600_000, new Date()];
    const state = { counts: {}, failed: 0, tries: 0, dueAt, startedAt };
    await merge.set({ kind: 'mergeCategories', about: from, to: into, ...state });
    for (const [name, input] of [
      ['mergeCategories', { from: into, into: from }],
      ['mergeCategories', { from: other, into: from }],
      ['mergeCategories', { from: into, into: other }],
      // Half of its items would be in each.
      ['mergeCategories', { from, into: other }],
      ['deleteCategory', { categoryId: into }],
    ] as const) {
      const refused = await byAdmin(name, input);
      expect(refused.body, JSON.stringify(input)).toMatchObject({ error: { details: { code: 'conflict' } } });
    }
    expect((await byAdmin('mergeCategories', { from, into })).status).toBe(200);
    // On a slow machine the call is answered before all of it is done.
    expect(await jobLeft(merge.id)).toBeUndefined();
    expect(await filed(`products/${productId}`)).toEqual([into, 'Chairs']);
    expect(await jobLeft(`moveSearches_${from}`)).toBeUndefined();
    expect((await byAdmin('mergeCategories', { from: into, into: other })).status).toBe(200);
    expect(await jobLeft(`mergeCategories_${into}`)).toBeUndefined();
    expect(await filed(`products/${productId}`)).toEqual([other, 'Stools']);
  });
});

describe('renaming a category', () => {
  it('renames it on its products and advertisements, by the call and straight in Firestore', async () => {
    // A name that no other test has: those of money run beside this one, and a name is taken once.
    const id = await aStoredCategory(seller, 'Sconce');
    const productId = await anAdvertisedProduct(id);
    const shown = () => Promise.all([filed(`products/${productId}`), filed(`advertisements/${productId}`)]);
    const input = { categoryId: id, categoryname: ' Sconces ' };
    expect((await callCallable('renameCategory', input, seller.token)).status).toBe(403);
    expect((await byAdmin('renameCategory', input)).body).toEqual({ result: { modifiedCount: 1 } });
    expect(await shown()).toEqual([
      [id, 'Sconces'],
      [id, 'Sconces'],
    ]);
    expect(await auditOf(`categories/${id}`)).toMatchObject([{ what: 'renameCategory', why: 'Was Sconce' }]);

    const url = `${FIRESTORE}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents/categories/${id}`;
    const answer = await fetch(`${url}?updateMask.fieldPaths=categoryname`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { categoryname: { stringValue: 'SCONCES' } } }),
    });
    expect(answer.status).toBe(200);
    const renamed = await eventually(
      shown,
      (names) => names.flat().filter((name) => name === 'SCONCES').length === 2,
    );
    expect(renamed).toEqual([
      [id, 'SCONCES'],
      [id, 'SCONCES'],
    ]);
    const log = await eventually(
      () => auditOf(`categories/${id}`),
      (entries) => entries.length === 2,
    );
    expect(log).toContainEqual(expect.objectContaining({ who: admin.uid, why: 'Was Sconces' }));
  });
});

describe('deleteCategory', () => {
  it('is refused while there are products in it', async () => {
    const categoryId = await aStoredCategory(seller, 'Beds');
    const productId = await aStoredProduct(seller, categoryId);
    expect((await callCallable('deleteCategory', { categoryId }, seller.token)).status).toBe(403);
    expect((await byAdmin('deleteCategory', { categoryId })).body).toMatchObject({
      error: { message: expect.stringMatching(/Merge/), details: { code: 'conflict' } },
    });
    await firestore.doc(`products/${productId}`).delete();
    expect((await byAdmin('deleteCategory', { categoryId })).body).toEqual({ result: { deletedCount: 1 } });
    expect(await stored(`categories/${categoryId}`)).toBeUndefined();
    expect(await auditOf(`categories/${categoryId}`)).toMatchObject([{ what: 'deleteCategory' }]);
  });
});

/** The ids of a part of the list of categories, and where the next one begins. */
async function listed(query: string): Promise<{ ids: string[]; cursor: string | null }> {
  const { body, headers } = await call('GET', `/categories?${query}`);
  return { ids: (body as { _id: string }[]).map(({ _id }) => _id), cursor: headers.get('x-next-cursor') };
}

describe('the list of categories', () => {
  it('goes by use once that is counted, after what was added since, page by page', async () => {
    const [most, none, some] = [
      await aStoredCategory(seller, 'Eggs'),
      await aStoredCategory(seller, 'Figs'),
      await aStoredCategory(seller, 'Gnus'),
    ];
    // The last of them; one that is added in its millisecond would be no later.
    const countedAt: Timestamp = (await firestore.doc(`categories/${some}`).get()).get('createdAt');
    const added = await aStoredCategory(seller, 'Hats');
    const createdAt = Timestamp.fromMillis(countedAt.toMillis() + 1_000);
    await firestore.doc(`categories/${added}`).update({ createdAt });
    const wanted = [added, most, some, none];
    const own = (all: readonly string[]) => all.filter((id) => wanted.includes(id));
    const use = firestore.doc('search/categories');
    await use.set({ ids: [most, 'nowhere', some], countedAt });
    await eventually(
      async () => own((await listed('limit=100')).ids).join(),
      (all) => all === wanted.join(),
    );
    const pages: string[] = [];
    for (let query = 'limit=1'; own(pages).length < 4 && pages.length < 300; ) {
      const page = await listed(query);
      pages.push(...page.ids);
      query = `limit=1&cursor=${page.cursor}`;
    }
    expect(own(pages)).toEqual(wanted);
    await use.delete();
    // Functions go by it for some seconds more: the next test would find two orders, page by page.
    const newestFirst = [added, some, none, most].join();
    await eventually(
      async () => own((await listed('limit=100')).ids).join(),
      (all) => all === newestFirst,
    );
  });
});

describe('orderCategories', () => {
  it('puts categories first, in their order and page by page; the rest stays newest first', async () => {
    const ids: string[] = [];
    for (const name of ['Ants', 'Bees', 'Cats', 'Dogs']) ids.push(await aStoredCategory(seller, name));
    const [ants = '', bees = '', cats = '', dogs = ''] = ids;
    // A server's time is told in milliseconds, of which two may have come within one.
    const newest: Timestamp = (await firestore.doc(`categories/${dogs}`).get()).get('createdAt');
    const earlier = Timestamp.fromMillis(newest.toMillis() - 1_000);
    await firestore.doc(`categories/${cats}`).update({ createdAt: earlier });
    const order = (...first: string[]) => byAdmin('orderCategories', { ids: first });
    expect((await callCallable('orderCategories', { ids }, seller.token)).status).toBe(403);
    expect((await order()).status).toBe(400);
    expect((await order(ants, ants)).status).toBe(400);
    expect((await order(bees, 'nowhere')).status).toBe(404);
    expect(await stored(`categories/${bees}`)).not.toHaveProperty('order');

    expect((await order(cats, bees, ants)).body).toEqual({ result: { modifiedCount: 3 } });
    expect((await order(ants, bees)).body).toEqual({ result: { modifiedCount: 2 } });
    expect((await order(ants, bees)).body).toEqual({ result: { modifiedCount: 0 } });
    expect(await stored(`categories/${cats}`)).not.toHaveProperty('order');
    // Other tests beside this one add categories, which come between: newest first, too.
    const own = (all: readonly string[]) => all.filter((id) => ids.includes(id));
    const all = (await listed('limit=100')).ids;
    expect(all.slice(0, 2)).toEqual([ants, bees]);
    expect(own(all)).toEqual([ants, bees, dogs, cats]);
    const pages: string[] = [];
    for (let query = 'limit=1'; own(pages).length < 4 && pages.length < 100; ) {
      const page = await listed(query);
      expect(page.ids).toHaveLength(1);
      pages.push(...page.ids);
      query = `limit=1&cursor=${page.cursor}`;
    }
    expect(pages.slice(0, 2)).toEqual([ants, bees]);
    expect(own(pages)).toEqual([ants, bees, dogs, cats]);
    const { cursor } = await listed('limit=1');
    expect((await call('GET', `/bookings?cursor=${cursor}`, { token: admin.token })).status).toBe(400);
    const log = (await auditOf('categories')).filter(({ who }) => who === admin.uid);
    expect(log.map(({ what, why }) => `${what}: ${why}`).sort()).toEqual([
      'orderCategories: Ants, Bees',
      'orderCategories: Cats, Bees, Ants',
    ]);
    // Whatever else this store is for finds the categories newest first again.
    await Promise.all([ants, bees].map((id) => firestore.doc(`categories/${id}`).delete()));
  });
});

describe('takeDownItems', () => {
  it('deletes every unsold item of the account, with a reason that is written down', async () => {
    const crook = await aPerson('Seller', 'Cay Crook');
    const categoryId = await aStoredCategory(seller, 'Fakes');
    const sold = await aStoredProduct(crook, categoryId, { availability: true, paid: true });
    await Promise.all(Array.from({ length: 30 }, () => aStoredProduct(crook, categoryId)));
    const reason = 'All of it is counterfeit';
    const input = { uid: crook.uid, reason };
    expect((await callCallable('takeDownItems', input, crook.token)).status).toBe(403);
    expect((await byAdmin('takeDownItems', { uid: crook.uid, reason: '' })).status).toBe(400);
    const { body } = await byAdmin('takeDownItems', input);
    expect(body).toMatchObject({ result: { modifiedCount: 1, deletedCount: expect.any(Number) } });
    const { result } = body as { result: { deletedCount: number; isPending?: true } };
    // Another worker may take the job up first, and the call doesn't wait for it.
    expect(result.isPending === true ? 30 : result.deletedCount).toBe(30);
    const left = await eventually(
      async () => (await firestore.collection('products').where('sellerId', '==', crook.uid).get()).docs,
      (docs) => docs.length === 1,
    );
    expect(left.map(({ id }) => id)).toEqual([sold]);
    expect(await auditOf(`users/${crook.uid}`)).toMatchObject([{ what: 'takeDownItems', why: reason }]);
  });
});

describe('what an admin adds', () => {
  it('is written down: a category, and an advertisement of another’s item', async () => {
    const json = { categoryname: 'Maps', img: pictureAddress(admin) };
    const { body } = await call('POST', '/categories', { token: admin.token, json });
    const { insertedId } = body as { insertedId: string };
    expect(await auditOf(`categories/${insertedId}`)).toMatchObject([{ what: 'createCategory' }]);
    const productId = await aStoredProduct(seller, insertedId);
    await call('POST', '/advertisement', { token: admin.token, json: { bookingId: productId } });
    expect(await auditOf(`advertisements/${productId}`)).toMatchObject([
      { what: 'createAdvertisement', who: admin.uid },
    ]);
  });
});
