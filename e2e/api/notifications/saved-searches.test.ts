import { createHash, randomUUID } from 'node:crypto';
import { dayOf, startOfDay } from '@thriftline/domain/accounts/device';
import type { Product } from '@thriftline/domain/catalogue/product';
import { type SavedSearch, savedSearchId } from '@thriftline/domain/saved-searches/saved-search';
import { BUCKET_SIZE, searchBucketId } from '@thriftline/domain/saved-searches/search-bucket';
import { MOST_INSTANT_HITS, type SearchHits } from '@thriftline/domain/saved-searches/search-hits';
import { fileSearch } from '@thriftline/functions/saved-searches/file-search';
import { noteHit } from '@thriftline/functions/saved-searches/note-hit';
import { notifySearchers } from '@thriftline/functions/saved-searches/notify-searchers';
import { sendSearchDigests } from '@thriftline/functions/saved-searches/send-search-digests';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callCallable } from '../../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../../kit/goods.ts';
import { aPerson, type Person } from '../../kit/people.ts';
import { firestore } from '../../kit/shop.ts';
import { eventually, stored } from '../../kit/stored.ts';

let seller: Person;
let buyer: Person;
let categoryId: string;
beforeAll(async () => {
  [seller, buyer] = await Promise.all([aPerson('Seller'), aPerson('Buyer')]);
  categoryId = await aStoredCategory(seller);
});

/** A word that no other test looks for. Searches take `w1234` apart, but leave what has more parts as it is. */
let word: string;
beforeEach(() => {
  word = `w1x1${randomUUID().slice(0, 8)}`;
});

const hitsOf = async (id: string) => (await stored(`searchHits/${id}`)) as SearchHits | undefined;

/** Stores a search of the person's; gives its id. */
async function saved(owner: Person, address: string, change: Partial<SavedSearch> = {}): Promise<string> {
  const id = savedSearchId(owner.uid, createHash('sha256').update(address).digest('hex'));
  const search = { ownerId: owner.uid, address, name: 'A search', frequency: 'instant', paused: false };
  const createdAt = FieldValue.serverTimestamp();
  await firestore.doc(`savedSearches/${id}`).set({ ...search, seenUntil: 0, createdAt, ...change });
  return id;
}

const filed = (id: string) =>
  eventually(
    async () => (await hitsOf(id))?.filedIn ?? [],
    (filedIn) => filedIn.length > 0,
  );
const gone = (path: string) =>
  eventually(
    () => stored(path),
    (found) => found === undefined,
  );

async function savedAndFiled(...of: Parameters<typeof saved>): Promise<string> {
  const id = await saved(...of);
  expect(await filed(id)).not.toEqual([]);
  return id;
}

const hit = (id: string, productId: string) =>
  eventually(
    async () => (await hitsOf(id))?.hits ?? {},
    (hits) => productId in hits,
  );

/** What the person was told of the search. */
async function toldOf(owner: Person, searchId: string) {
  const inbox = await firestore.collection(`users/${owner.uid}/inbox`).get();
  return inbox.docs.map((told) => told.data()).filter(({ params }) => params.searchId === searchId);
}
const told = (owner: Person, searchId: string, times = 1) =>
  eventually(
    () => toldOf(owner, searchId),
    (found) => found.length >= times,
  );

const published = (productname: string, change: object = {}, by = seller) =>
  aStoredProduct(by, categoryId, { productname, ...change });

/** What a trigger does that comes once more. */
async function tellAgain(productId: string): Promise<void> {
  const product = (await stored(`products/${productId}`)) as unknown as Product;
  await Promise.all([1, 2, 3].map(() => notifySearchers(productId, { before: undefined, after: product })));
}

describe('whoever saved a search is told', () => {
  it('of a new item once, however often its trigger comes', async () => {
    const id = await savedAndFiled(buyer, `q=${word}&max=50`);
    const productId = await published(`Oak ${word}`, { resaleprice: 45 });
    expect(await told(buyer, id)).toMatchObject([
      { kind: 'searchHit', params: { name: 'A search', productname: `Oak ${word}` } },
    ]);
    await tellAgain(productId);
    expect(await toldOf(buyer, id)).toHaveLength(1);
    expect(Object.keys((await hitsOf(id))?.hits ?? {})).toEqual([productId]);
  });

  it('of a price that drops into range, and of an edit', async () => {
    const cheap = await savedAndFiled(buyer, `q=${word}&max=50`);
    const brass = await savedAndFiled(buyer, `q=brass+${word}`);
    const productId = await published(word, { resaleprice: 60 });
    await firestore.doc(`products/${productId}`).update({ resaleprice: 40 });
    expect(await hit(cheap, productId)).toHaveProperty(productId);
    expect((await hitsOf(brass))?.hits).toEqual({});
    await firestore.doc(`products/${productId}`).update({ productname: `Brass ${word}` });
    expect(await hit(brass, productId)).toHaveProperty(productId);
    expect(await told(buyer, cheap)).toHaveLength(1);
  });

  it('by the ways they want for that search', async () => {
    const lettersOf = async (id: string) => {
      const sent = await firestore.collection('deliveries').where('uid', '==', buyer.uid).get();
      return sent.docs.filter((one) => one.get('params').searchId === id).map((one) => one.get('channel'));
    };
    const [quiet, other] = await Promise.all([
      savedAndFiled(buyer, `q=${word}&max=50`, { without: ['email'] }),
      savedAndFiled(buyer, `q=${word}&max=60`),
    ]);
    await published(`Oak ${word}`, { resaleprice: 45 });
    await Promise.all([told(buyer, quiet), told(buyer, other)]);
    expect([await lettersOf(quiet), await lettersOf(other)]).toEqual([[], ['email']]);
  });

  it('once of several items, until they have looked', async () => {
    const id = await savedAndFiled(buyer, `q=${word}`);
    const [one, other] = await Promise.all([published(`${word} lamp`), published(`${word} chair`)]);
    await hit(id, one);
    const { [one]: first = 0, [other]: second = 0 } = await hit(id, other);
    expect(await told(buyer, id)).toHaveLength(1);
    await firestore.doc(`savedSearches/${id}`).update({ seenUntil: Math.max(first, second) });
    await tellAgain(one);
    expect(await toldOf(buyer, id)).toHaveLength(1);
    await published(`${word} table`);
    expect(await told(buyer, id, 2)).toHaveLength(2);
  });

  it('the next morning where that is what they want', async () => {
    const id = await savedAndFiled(buyer, `q=${word}`, { frequency: 'daily' });
    await hit(id, await published(word));
    const { dueAt = 0 } = (await hitsOf(id)) ?? {};
    expect(new Date(dueAt).getUTCHours()).toBe(7);
    await sendSearchDigests(dueAt - 1);
    expect(await toldOf(buyer, id)).toEqual([]);
    await Promise.all([sendSearchDigests(dueAt), sendSearchDigests(dueAt)]);
    await sendSearchDigests(dueAt);
    expect(await toldOf(buyer, id)).toMatchObject([{ kind: 'searchDigest', params: { count: 1 } }]);
    expect((await hitsOf(id))?.dueAt).toBeUndefined();
  });

  it('daily from the moment on that too much fits, by a query that finds what came meanwhile', async () => {
    const noon = startOfDay(dayOf(Date.now())).getTime() + 12 * 3_600_000;
    const id = await savedAndFiled(buyer, `q=${word}`);
    const hitBy = (number: number) => ({
      searchId: id,
      ownerId: buyer.uid,
      sellerId: seller.uid,
      productId: `item-${number}`,
      now: noon,
    });
    for (let number = 0; number < MOST_INSTANT_HITS; number += 1) {
      expect(await noteHit(hitBy(number))).toBeDefined();
    }
    expect(await stored(`savedSearches/${id}`)).toMatchObject({ frequency: 'instant' });
    expect(await noteHit(hitBy(MOST_INSTANT_HITS))).toBeUndefined();
    expect(await stored(`savedSearches/${id}`)).toMatchObject({ frequency: 'daily', tooMany: true });
    const dueAt = noon + 19 * 3_600_000;
    expect(await hitsOf(id)).toMatchObject({ dueAt });
    const unfiled = await eventually(
      () => hitsOf(id),
      (hits) => hits?.filedIn.length === 0,
    );
    expect(unfiled).toMatchObject({ filedIn: [], askedUntil: expect.any(Number) });
    const productId = await published(word);
    const own = await published(word, { sellername: buyer.name, sellerId: buyer.uid });
    await eventually(
      () => Promise.all([productId, own].map((one) => stored(`listings/${one}`))),
      (listings) => listings.every((listing) => listing !== undefined),
    );
    await sendSearchDigests(dueAt);
    await sendSearchDigests(dueAt);
    expect(await toldOf(buyer, id)).toMatchObject([
      { kind: 'searchDigest', params: { count: MOST_INSTANT_HITS + 2 } },
    ]);
    expect(await hitsOf(id)).toMatchObject({
      hits: { [productId]: dueAt },
      dueAt: dueAt + 86_400_000,
      askedUntil: dueAt,
    });
    await firestore.doc(`savedSearches/${id}`).update({ frequency: 'instant' });
    expect(await filed(id)).toEqual([searchBucketId(word, 0)]);
  });
});

describe('nobody is told', () => {
  it('of items of their own, of whom they blocked, or of a search that is paused or deleted', async () => {
    const [own, blocking, pausing, deleting, watching] = await Promise.all([
      savedAndFiled(seller, `q=${word}`),
      ...(await Promise.all([aPerson('Buyer'), aPerson('Buyer'), aPerson('Buyer'), aPerson('Buyer')])).map(
        (person) => savedAndFiled(person, `q=${word}`),
      ),
    ]);
    const [blocker = ''] = (blocking ?? '').split('_');
    await firestore.doc(`blocks/${blocker}_${seller.uid}`).set({ blockerId: blocker, blockedId: seller.uid });
    await firestore.doc(`savedSearches/${pausing}`).update({ paused: true });
    await firestore.doc(`savedSearches/${deleting}`).delete();
    await gone(`searchHits/${deleting}`);
    const productId = await published(word);
    expect(await hit(watching ?? '', productId)).toHaveProperty(productId);
    // Whoever else would be told is told by its end.
    await tellAgain(productId);
    for (const id of [own, blocking, pausing]) expect((await hitsOf(id ?? ''))?.hits, id).toEqual({});
    expect(await stored(`searchHits/${deleting}`)).toBeUndefined();
  });

  it('whose account is gone, and nothing of its searches stays', async () => {
    const [leaving, admin] = await Promise.all([aPerson('Buyer'), aPerson('Admin')]);
    const id = await savedAndFiled(leaving, `q=${word}`);
    const [bucket = ''] = await filed(id);
    expect((await callCallable('deleteUser', { uid: leaving.uid }, admin.token)).status).toBe(200);
    for (const path of [`savedSearches/${id}`, `searchHits/${id}`, `searchBuckets/${bucket}`]) {
      expect(await gone(path), path).toBeUndefined();
    }
  });
});

describe('a search is filed', () => {
  const bucketOf = (n: number) => stored(`searchBuckets/${searchBucketId(word, n)}`);

  it('once, and beside all others, however many come at the same moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, number) => saved(buyer, `q=${word}&max=${number + 10}`)),
    );
    await Promise.all(ids.flatMap((id) => [fileSearch(id), fileSearch(id)]));
    const bucket = await bucketOf(0);
    expect(bucket).toMatchObject({ unit: word, n: 0, count: 6 });
    expect(Object.keys(bucket?.searches ?? {}).sort()).toEqual(ids.sort());
    await Promise.all(ids.map((id) => firestore.doc(`savedSearches/${id}`).update({ paused: true })));
    expect(await gone(`searchBuckets/${searchBucketId(word, 0)}`)).toBeUndefined();
    await firestore.doc(`savedSearches/${ids[0]}`).update({ paused: false });
    expect(await filed(ids[0] ?? '')).toEqual([searchBucketId(word, 0)]);
  });

  it('in the next bucket where one is full', async () => {
    const searches = { somebody: { ownerId: 'somebody', address: `q=${word}` } };
    const full = { unit: word, n: 0, count: BUCKET_SIZE, searches };
    await firestore.doc(`searchBuckets/${searchBucketId(word, 0)}`).set(full);
    const id = await savedAndFiled(buyer, `q=${word}`);
    expect(await filed(id)).toEqual([searchBucketId(word, 1)]);
    expect(await bucketOf(0)).toEqual(full);
    await hit(id, await published(word));
    expect(await told(buyer, id)).toHaveLength(1);
  });

  it('elsewhere once its words are read by other rules, and only there', async () => {
    const others = 'bystander';
    const old = searchBucketId(`old-${word}`, 0);
    const id = await savedAndFiled(buyer, `q=${word}`);
    const own = await filed(id);
    const entry = { ownerId: buyer.uid, address: `q=${word}` };
    await firestore.doc(`searchBuckets/${own[0]}`).delete();
    await firestore
      .doc(`searchBuckets/${old}`)
      .set({ unit: `old-${word}`, n: 0, count: 2, searches: { [id]: entry, [others]: entry } });
    await firestore.doc(`searchHits/${id}`).update({ filedIn: [old] });
    await fileSearch(id);
    expect((await hitsOf(id))?.filedIn).toEqual([old]);
    for (let time = 0; time < 2; time += 1) {
      await fileSearch(id, true);
      expect((await hitsOf(id))?.filedIn).toEqual(own);
      expect(await bucketOf(0)).toMatchObject({ count: 1, searches: { [id]: entry } });
      expect(await stored(`searchBuckets/${old}`)).toMatchObject({ count: 1, searches: { [others]: entry } });
    }
    expect((await stored(`searchBuckets/${old}`))?.searches).not.toHaveProperty(id);
    expect(await hit(id, await published(word))).not.toEqual({});
  });

  it('only where it is not yet, once it is looked at again under what', async () => {
    // An ocean where nobody sells, and a cell of it for each test.
    const at = `${-30 - Math.random() * 20},${-110 - Math.random() * 20}`;
    const id = await savedAndFiled(buyer, new URLSearchParams({ at }).toString());
    const [first = '', ...rest] = await filed(id);
    expect(rest).not.toEqual([]);
    const old = searchBucketId(`old-${word}`, 0);
    const searches = { [id]: { ownerId: buyer.uid, address: '' } };
    await firestore.doc(`searchBuckets/${old}`).set({ unit: `old-${word}`, n: 0, count: 1, searches });
    await firestore.doc(`searchBuckets/${first}`).delete();
    await firestore.doc(`searchHits/${id}`).update({ filedIn: [old, ...rest] });
    const before = await Promise.all(rest.map((bucket) => stored(`searchBuckets/${bucket}`)));
    await fileSearch(id, true);
    expect((await hitsOf(id))?.filedIn.toSorted()).toEqual([first, ...rest].sort());
    expect(await stored(`searchBuckets/${old}`)).toBeUndefined();
    expect(Object.keys((await stored(`searchBuckets/${first}`))?.searches ?? {})).toEqual([id]);
    expect(await Promise.all(rest.map((bucket) => stored(`searchBuckets/${bucket}`)))).toEqual(before);
  });

  it('nowhere where it asks for nothing, or is written as no page writes it', async () => {
    const ids = await Promise.all(
      ['max=50', `sort=price&q=${word}`, `q=${word}&x=1`].map((address) => saved(buyer, address)),
    );
    for (const id of ids) {
      await fileSearch(id);
      expect((await hitsOf(id))?.filedIn ?? []).toEqual([]);
    }
  });
});

describe('a search in a category that is merged into another', () => {
  it('looks there from then on, with what was found and at the place it had; one that is there already stays', async () => {
    const [from, into] = await Promise.all([
      aStoredCategory(seller, `Seats ${word}`),
      aStoredCategory(seller, `Chairs ${word}`),
    ]);
    const person = await aPerson('Buyer');
    const [id, double, there] = await Promise.all([
      savedAndFiled(person, `q=${word}&category=${from}`),
      savedAndFiled(person, `category=${from}`),
      savedAndFiled(person, `category=${into}`),
    ]);
    const places = { 0: double, 1: id, 2: there };
    await firestore.doc(`quotas/${person.uid}`).set({ savedSearches: { places, place: '2', lastId: there } });
    const old = await aStoredProduct(seller, from, { productname: word });
    await hit(id, old);
    const admin = await aPerson('Admin');
    expect((await callCallable('mergeCategories', { from, into }, admin.token)).status).toBe(200);
    for (const one of [id, double]) {
      for (const path of [`savedSearches/${one}`, `searchHits/${one}`]) {
        expect(await gone(path), path).toBeUndefined();
      }
    }
    const all = await firestore.collection('savedSearches').where('ownerId', '==', person.uid).get();
    const moved = all.docs.find((search) => search.id !== there);
    expect(all.size).toBe(2);
    expect(moved?.data()).toMatchObject({ address: `q=${word}&category=${into}`, name: 'A search' });
    const movedId = moved?.id ?? '';
    expect(await stored(`quotas/${person.uid}`)).toMatchObject({
      savedSearches: { places: { 0: double, 1: movedId, 2: there } },
    });
    await filed(movedId);
    const now = await aStoredProduct(seller, into, { productname: word });
    expect(Object.keys(await hit(movedId, now)).sort()).toEqual([now, old].sort());
  });
});
