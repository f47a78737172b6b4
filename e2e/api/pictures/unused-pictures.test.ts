import { randomUUID } from 'node:crypto';
import { UNSHOWN_DAYS } from '@thriftline/domain/accounts/upload-ticket';
import { aBooking, somePictures } from '@thriftline/domain/testing/builders';
import { deleteUnusedPictures } from '@thriftline/functions/deletion/pictures/delete-unused-pictures';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../../kit/goods.ts';
import { aCopyPayload } from '../../kit/payloads.ts';
import { aPerson, type Person } from '../../kit/people.ts';
import { firestore, picturesOfAccount, storePicture } from '../../kit/shop.ts';

// The emulators run no schedule, so the service behind it runs here, against the same stores.
const DAY_MS = 24 * 60 * 60 * 1000;
/** When all that is there by now has waited long enough: what tests beside this one upload meanwhile is not looked at. */
const nextWeek = () => Date.now() + UNSHOWN_DAYS * DAY_MS;

let seller: Person;
let otherSeller: Person;
let buyer: Person;
let categoryId: string;

beforeAll(async () => {
  [seller, otherSeller, buyer] = await Promise.all([aPerson('Seller'), aPerson('Seller'), aPerson('Buyer')]);
  categoryId = await aStoredCategory(seller);
});

const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname.replace(/^.*\/o\//, ''));
const documents: DocumentReference[] = [];
afterAll(() => Promise.all(documents.map((document) => document.delete())));

/** Stores a document with no more than these tests ask for; it is taken away in the end. */
async function made(collection: string, data: object): Promise<void> {
  documents.push(await firestore.collection(collection).add(data));
}

const paidBooking = (img: string) => ({
  ...aBooking({ buyerId: buyer.uid, sellerId: seller.uid, img }),
  paid: true,
  createdAt: new Date(),
});

async function isThere(owner: Person, url: string): Promise<boolean> {
  return (await picturesOfAccount(owner)).some(({ name }) => name === pathOf(url));
}

/** What a run at the time deletes. */
async function sweep(now: number): Promise<string[]> {
  const { deleted, failed } = await deleteUnusedPictures(now);
  expect(failed).toEqual([]);
  return deleted;
}

describe('a picture that nothing shows', () => {
  it('is deleted after a week, not while its product may wait for a connection', async () => {
    const url = await storePicture(seller);
    expect(await sweep(nextWeek() - DAY_MS)).not.toContain(pathOf(url));
    expect(await isThere(seller, url)).toBe(true);
    expect(await sweep(nextWeek())).toContain(pathOf(url));
    expect(await isThere(seller, url)).toBe(false);
  });
});

describe('a picture stays', () => {
  const [cover, ...others] = somePictures(2);

  for (const [where, show] of [
    ['the first of a product', (img: string) => aStoredProduct(seller, categoryId, { img, thumb: img })],
    ['the small variant of a product', (thumb: string) => aStoredProduct(seller, categoryId, { thumb })],
    [
      'the second of a product',
      (img: string) =>
        aStoredProduct(seller, categoryId, {
          pictures: [cover, { ...others[0], img, thumb: img }],
        }),
    ],
    [
      'the second of another seller’s product',
      (img: string) =>
        aStoredProduct(otherSeller, categoryId, {
          pictures: [cover, { ...others[0], img, thumb: img }],
        }),
    ],
    [
      'that of a category',
      (img: string) => made('categories', { categoryname: 'Rugs', img, createdBy: seller.uid }),
    ],
    ['that of an account', (photoURL: string) => firestore.doc(`users/${seller.uid}`).update({ photoURL })],
    [
      'that of an advertisement',
      async (img: string) => {
        // Of a product that is there: tests beside this one look for those of none, and delete them.
        const productId = await aStoredProduct(seller, categoryId);
        await firestore
          .doc(`advertisements/${productId}`)
          .set({ img, sellerId: seller.uid, availability: true });
      },
    ],
    ['that of an order', (img: string) => made('bookings', paidBooking(img))],
  ] as const) {
    it(`as ${where}`, async () => {
      const url = await storePicture(seller);
      await show(url);
      expect(await sweep(nextWeek())).not.toContain(pathOf(url));
      expect(await isThere(seller, url)).toBe(true);
    });
  }

  it('as the other variant of one that is shown', async () => {
    const base = randomUUID();
    const large = await storePicture(seller, `${base}-1600.webp`);
    const small = await storePicture(seller, `${base}-480.webp`);
    await made('bookings', paidBooking(large));
    expect(await sweep(nextWeek())).not.toContain(pathOf(small));
    expect(await isThere(seller, small)).toBe(true);
  });
});

describe('the pictures of a deleted product', () => {
  const shown = (urls: string[]) => {
    const [img = '', thumb = '', second = '', secondThumb = ''] = urls;
    return {
      img,
      thumb,
      pictures: [
        { img, thumb, alt: '' },
        { img: second, thumb: secondThumb, alt: '' },
      ],
    };
  };
  const four = () => Promise.all([0, 1, 2, 3].map(() => storePicture(seller)));

  it('go with it', async () => {
    const urls = await four();
    const id = await aStoredProduct(seller, categoryId, shown(urls));
    expect((await call('DELETE', `/allproducts/${id}`, { token: seller.token })).status).toBe(200);
    for (const url of urls) {
      expect(await isThere(seller, url)).toBe(false);
    }
  });

  it('stay when another product shows them', async () => {
    const urls = await four();
    const id = await aStoredProduct(seller, categoryId, shown(urls));
    await aStoredProduct(seller, categoryId, shown(urls.toReversed()));
    await call('DELETE', `/allproducts/${id}`, { token: seller.token });
    for (const url of urls) expect(await isThere(seller, url)).toBe(true);
  });

  it('go but for the one its buyer’s paid order shows, in both sizes', async () => {
    const admin = await aPerson('Admin');
    const base = randomUUID();
    const kept = await Promise.all([
      storePicture(seller, `${base}-1600.webp`),
      storePicture(seller, `${base}-480.webp`),
    ]);
    const gone = await Promise.all([storePicture(seller), storePicture(seller)]);
    const id = await aStoredProduct(seller, categoryId, shown([...kept, ...gone]));
    await call('POST', '/bookings', { token: buyer.token, json: await aCopyPayload(buyer, id) });
    await firestore.doc(`bookings/${id}_${buyer.uid}`).update({ paid: true });
    await firestore.doc(`products/${id}`).update({ availability: true, paid: true });
    expect((await call('DELETE', `/allproducts/${id}`, { token: admin.token })).status).toBe(200);
    for (const url of gone) expect(await isThere(seller, url)).toBe(false);
    await sweep(nextWeek());
    for (const url of kept) expect(await isThere(seller, url)).toBe(true);
  });

  it('are never another account’s', async () => {
    const theirs = await storePicture(otherSeller);
    const id = await aStoredProduct(seller, categoryId, { img: theirs, thumb: theirs });
    await call('DELETE', `/allproducts/${id}`, { token: seller.token });
    expect(await isThere(otherSeller, theirs)).toBe(true);
  });
});
