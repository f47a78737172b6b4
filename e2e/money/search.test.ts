import { toDocument } from '@thriftline/domain/base/document-names';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { advertisementOf } from '@thriftline/domain/catalogue/advertisement';
import type { Product } from '@thriftline/domain/catalogue/product';
import { createSearchEngine } from '@thriftline/domain/search/create-search-engine';
import { MAX_COUNTED, type SearchEngine } from '@thriftline/domain/search/search-engine';
import { EVERYTHING } from '@thriftline/domain/search/search-query';
import { readVocabulary, type VocabularyFile } from '@thriftline/domain/search/words/vocabulary';
import { PLANS } from '@thriftline/functions/bulk/plans';
import { runJob } from '@thriftline/functions/jobs/run-job';
import { countWishes } from '@thriftline/functions/search/count-wishes';
import { indexProduct } from '@thriftline/functions/search/index-product';
import { refreshSearch } from '@thriftline/functions/search/refresh-search';
import { FirestoreListings, type ListingCollection } from '@thriftline/web/firestore-listings';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, FIRESTORE } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { eventually, stored } from '../kit/stored.ts';

/** A word that no other test uses, with a number in it so that it has no other form. */
const WORD = `zyx${Date.now().toString(36)}9`;

let seller: Person;
let buyer: Person;
let categoryId: string;
beforeAll(async () => {
  [seller, buyer] = await Promise.all([aPerson('Seller', 'Fin Find'), aPerson('Buyer', 'Bo Look')]);
  categoryId = await aStoredCategory(seller, 'Lamps');
});

async function vocabularyNow(): Promise<VocabularyFile> {
  return (await call('GET', '/vocabulary')).body as VocabularyFile;
}

function engineFor(person: Person | undefined, collection: ListingCollection): SearchEngine {
  const store = new FirestoreListings({
    origin: FIRESTORE,
    projectId: LOCAL_PROJECT,
    collection,
    token: async () => person?.token,
  });
  const vocabulary = async () => readVocabulary(await vocabularyNow());
  return createSearchEngine({ store, vocabulary, mostCounted: MAX_COUNTED });
}

const idsFor = async (words: string, engine = engineFor(buyer, 'listings')) => {
  const { rows } = await engine.search({ ...EVERYTHING, words, sort: 'best' }, { limit: 20 });
  return rows.map(({ id }) => id);
};

const aLamp = (overrides: object = {}) =>
  aStoredProduct(seller, categoryId, { productname: `Oak lamp ${WORD}`, ...overrides });

/** What of a wish says whose it is and for what. */
const aWish = (bookingId: string, buyerId: string) => ({
  bookingId,
  buyerId,
  createdAt: FieldValue.serverTimestamp(),
});

/** What functions keep of a product for searching. */
const listingsOf = async (productId: string) => [
  await stored(`listings/${productId}`),
  await stored(`advertisedListings/${productId}`),
];

async function advertise(productId: string): Promise<void> {
  const product = (await stored(`products/${productId}`)) as Product | undefined;
  if (product)
    await firestore.doc(`advertisements/${productId}`).set(toDocument(advertisementOf(productId, product)));
}

/** Waits until a search for the word finds the item, or no longer does. */
async function untilFound(productId: string, isFound: boolean, engine?: SearchEngine): Promise<number> {
  const start = Date.now();
  const ids = await eventually(
    () => idsFor(`lamps ${WORD}`, engine),
    (found) => found.includes(productId) === isFound,
  );
  expect(ids.includes(productId)).toBe(isFound);
  return Date.now() - start;
}

describe('an item', () => {
  it('is found once it is published, and not once it is sold or deleted', async () => {
    const [kept, gone] = await Promise.all([aLamp(), aLamp()]);
    await untilFound(kept, true);
    await untilFound(gone, true);
    await firestore.doc(`products/${kept}`).update({ availability: true, paid: true });
    await firestore.doc(`products/${gone}`).delete();
    await untilFound(kept, false);
    await untilFound(gone, false);
    expect(await listingsOf(kept)).toEqual([undefined, undefined]);
  });

  it('is found by strangers while it is advertised', async () => {
    const strangers = engineFor(undefined, 'advertisedListings');
    const productId = await aLamp();
    await advertise(productId);
    await untilFound(productId, true, strangers);
    await firestore.doc(`advertisements/${productId}`).delete();
    await untilFound(productId, false, strangers);
    expect(await idsFor(WORD)).toContain(productId);
    await firestore.doc(`products/${productId}`).delete();
  });

  it('says to members that somebody is paying for it', async () => {
    const productId = await aLamp();
    await advertise(productId);
    await untilFound(productId, true, engineFor(undefined, 'advertisedListings'));
    const hold = { id: 'a-hold', until: new Date(Date.now() + 60_000) };
    await firestore.doc(`products/${productId}`).update({ hold });
    const [listing] = await eventually(
      () => listingsOf(productId),
      ([found]) => found?.hold !== undefined,
    );
    expect(listing).toMatchObject({ hold: { id: 'a-hold' } });
    expect((await listingsOf(productId))[1]).not.toHaveProperty('hold');
    await firestore.doc(`products/${productId}`).delete();
  });

  it('says how many people wish for it, as wishes come and go', async () => {
    const productId = await aLamp();
    await advertise(productId);
    await untilFound(productId, true, engineFor(undefined, 'advertisedListings'));
    const wish = (name: string) => firestore.doc(`wishlist/${productId}_${name}`);
    const untilWishedBy = async (count: number) => {
      const counts = async () => (await listingsOf(productId)).map((listing) => listing?.wishes);
      const counted = await eventually(counts, (found) => found.every((wishes) => wishes === count));
      expect(counted).toEqual([count, count]);
    };
    await Promise.all(['ann', 'bo', 'cy'].map((name) => wish(name).set(aWish(productId, name))));
    await untilWishedBy(3);
    // What is written of it besides keeps the count.
    await firestore.doc(`products/${productId}`).update({ resaleprice: 12 });
    await Promise.all([wish('ann').delete(), wish('bo').delete()]);
    await untilWishedBy(1);
    await firestore.doc(`products/${productId}`).delete();
    await eventually(
      () => listingsOf(productId),
      (found) => found.every((listing) => listing === undefined),
    );
    await countWishes(productId);
    expect(await listingsOf(productId)).toEqual([undefined, undefined]);
    await wish('cy').delete();
  });

  it('has the same listings however often, late and at once its events come', async () => {
    const productId = await aLamp({ location: 'Leeds, Yorkshire' });
    await advertise(productId);
    await untilFound(productId, true, engineFor(undefined, 'advertisedListings'));
    const before = await listingsOf(productId);
    expect(before[0]).toMatchObject({ point: { lat: 53.796 } });

    // Nothing changed, so nothing is written.
    expect(await Promise.all([1, 2, 3].map(() => indexProduct(productId)))).toEqual([false, false, false]);
    const product = firestore.doc(`products/${productId}`);
    const changes = [
      { availability: true, paid: true },
      { productname: 'Chair' },
      { availability: FieldValue.delete(), paid: FieldValue.delete() },
      { productname: `Oak lamp ${WORD}` },
    ];
    await Promise.all(
      changes.map(async (change, place) => {
        if (place === 0) await product.update(change);
        await indexProduct(productId);
      }),
    );
    for (const change of changes) {
      await product.update(change);
      await Promise.all([indexProduct(productId), indexProduct(productId)]);
    }
    await indexProduct(productId);
    expect(await listingsOf(productId)).toEqual(before);
    await product.delete();
    await Promise.all([indexProduct(productId), indexProduct(productId), indexProduct('never-was')]);
    expect(await listingsOf(productId)).toEqual([undefined, undefined]);
  });
});

describe('the vocabulary', () => {
  const shop = firestore.doc('settings/shop');
  afterAll(() => shop.delete());

  // A saved search that other suites broke on purpose keeps its job for a later try: everything else is done by then.
  const rebuilt = async () => {
    await refreshSearch();
    for (const kind of ['reindexListings', 'countWords'] as const) {
      await runJob(`${kind}_shop`, PLANS[kind], Date.now() + 60_000);
      await eventually(
        () => stored(`jobs/${kind}_shop`),
        (job) => job === undefined || Number(job.tries) > 0,
      );
    }
  };

  it('is counted at night, and corrects what nobody has', async () => {
    const productId = await aLamp({ productname: `Chandelier ${WORD}` });
    await untilFoundBy(`chandelier ${WORD}`, productId);
    await rebuilt();
    await rebuilt();
    const { total, words } = await vocabularyNow();
    expect(total).toBeGreaterThan(0);
    expect(words.map(([spelling]) => spelling)).toContain('chandelier');
    const engine = engineFor(buyer, 'listings');
    expect(await engine.correct('chandeleir')).toBe('chandelier');
    expect(await engine.suggest('chandel')).toContain('chandelier');
    await firestore.doc(`products/${productId}`).delete();
  });

  it('makes listings anew for other synonyms', async () => {
    const productId = await aLamp({ productname: `Settee ${WORD}` });
    await untilFoundBy(`settee ${WORD}`, productId);
    await shop.set({ synonyms: ['sofa settee'] }, { merge: true });
    const found = await eventually(
      async () => (await vocabularyNow()).synonyms,
      (synonyms) => synonyms.length > 0,
    );
    expect(found).toEqual([['sofa', 'settee']]);
    await untilFoundBy(`sofas ${WORD}`, productId);
    await firestore.doc(`products/${productId}`).delete();
  });

  async function untilFoundBy(words: string, productId: string): Promise<void> {
    const ids = await eventually(
      () => idsFor(words),
      (found) => found.includes(productId),
    );
    expect(ids).toContain(productId);
  }
});
