import { randomUUID } from 'node:crypto';
import { contactPath } from '@thriftline/domain/base/collections';
import { aBooking } from '@thriftline/domain/testing/builders';
import { continueDueJobs } from '@thriftline/functions/bulk/continue-due-jobs';
import { DELETE_ACCOUNT } from '@thriftline/functions/deletion/accounts/order-of-account-phases';
import { runJob } from '@thriftline/functions/jobs/run-job';
import { beforeAll, describe, expect, it } from 'vitest';
import { callCallable } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore, picturesOfAccount, storePicture, withPictures } from '../kit/shop.ts';
import { eventually, jobLeft, stored } from '../kit/stored.ts';
import { runFunctionsHere } from './functions-here.ts';

runFunctionsHere();

let admin: Person;
let categoryId: string;
beforeAll(async () => {
  admin = await aPerson('Admin', 'Ada Admin');
  categoryId = await aStoredCategory(admin, 'Odds');
});

const ownProducts = async ({ uid }: Person) =>
  (await firestore.collection('products').where('sellerId', '==', uid).get()).docs.map(({ id }) => id);

/** What an account leaves below others' items and below itself. */
const ofTheirs = ({ uid }: Person) => [
  `products/another/views/${uid}`,
  `users/${uid}/drafts/begun`,
  `users/${uid}/devices/0`,
  `users/${uid}/addressBook/0`,
  `users/${uid}/inbox/told`,
  `users/${uid}/preferences/notifications`,
  `deliveries/email_${uid}_told`,
];

/** A seller with more products than a step takes, three of them with pictures, one of those sold. */
async function aBusySeller(): Promise<{ seller: Person; sold: string; shown: object }> {
  const seller = await aPerson('Seller', 'Bo Busy');
  const shown = await withPictures(seller, 2);
  const sold = await aStoredProduct(seller, categoryId, { ...shown, availability: true, paid: true });
  for (let more = 0; more < 2; more += 1) {
    await aStoredProduct(seller, categoryId, await withPictures(seller, 3));
  }
  await storePicture(seller);
  const some = Array.from({ length: 110 }, () => aStoredProduct(seller, categoryId));
  await Promise.all(some);
  const { uid } = seller;
  await Promise.all(ofTheirs(seller).map((path) => firestore.doc(path).set({ viewerId: uid, uid })));
  return { seller, sold, shown };
}

async function expectOnlyWhatWasSold(seller: Person, sold: string, shown: object): Promise<void> {
  expect(await ownProducts(seller)).toEqual([sold]);
  expect(await stored(contactPath(sold))).toBeDefined();
  for (const path of ofTheirs(seller)) expect(await stored(path), path).toBeUndefined();
  const left = (await picturesOfAccount(seller)).map(({ name }) => encodeURIComponent(name));
  expect(left).toHaveLength(2);
  for (const name of left) expect(JSON.stringify(shown)).toContain(name);
}

describe('deleting an account with much to delete', () => {
  it('ends, with the sold item and its pictures left', async () => {
    const { seller, sold, shown } = await aBusySeller();
    const answer = await callCallable('deleteUser', { uid: seller.uid }, admin.token);
    expect(answer).toMatchObject({ status: 200, body: { result: { deletedCount: 1 } } });
    expect(await jobLeft(`deleteAccount_${seller.uid}`)).toBeUndefined();
    await expectOnlyWhatWasSold(seller, sold, shown);
  });

  it('ends when every worker stops after a part, and several work at once', async () => {
    const { seller, sold, shown } = await aBusySeller();
    const id = `deleteAccount_${seller.uid}`;
    // As if the callable had died right after it made this: its lease is over, and no write tells anybody.
    const job = { kind: 'deleteAccount', about: seller.uid, counts: {}, failed: 0, tries: 0 };
    await firestore.doc(`jobs/${id}`).set({ ...job, dueAt: Date.now() + 2000, startedAt: new Date() });
    const begun = await eventually(
      async () => {
        await Promise.all([runJob(id, DELETE_ACCOUNT, 0), runJob(id, DELETE_ACCOUNT, 0)]);
        return stored(`jobs/${id}`);
      },
      (found) => found?.phase !== undefined || found === undefined,
    );
    expect(begun?.phase).not.toBe(undefined);
    await Promise.all([1, 2, 3].map(() => runJob(id, DELETE_ACCOUNT, 0)));
    expect(await jobLeft(id)).toBeUndefined();
    await expectOnlyWhatWasSold(seller, sold, shown);
  });

  it('is taken up by the sweep when whoever worked on it died', async () => {
    const seller = await aPerson('Seller', 'Dee Dead');
    const productId = await aStoredProduct(seller, categoryId);
    const id = `deleteAccount_${seller.uid}`;
    await firestore.doc(`jobs/${id}`).set({
      ...{ kind: 'deleteAccount', about: seller.uid, phase: 'items/products', worker: 'dead' },
      ...{ counts: {}, failed: 0, tries: 0, dueAt: Date.now() + 2000, startedAt: new Date() },
    });
    const left = await eventually(
      async () => {
        await continueDueJobs(Date.now() + 20_000);
        return stored(`products/${productId}`);
      },
      (product) => product === undefined,
    );
    expect(left).toBeUndefined();
    expect(await jobLeft(id)).toBeUndefined();
  });
});

describe('what a product should have taken along', () => {
  it('is found and deleted by the sweep, whatever was missed; what was paid stays', async () => {
    const [seller, buyer] = await Promise.all([aPerson('Seller'), aPerson('Buyer')]);
    const kept = await aStoredProduct(seller, categoryId);
    const gone = randomUUID();
    const about = (productId: string) =>
      aBooking({ bookingId: productId, buyerId: buyer.uid, sellerId: seller.uid });
    const createdAt = new Date();
    const write = async (productId: string, more: object = {}) => {
      const paths = [
        `advertisements/${productId}`,
        contactPath(productId),
        `bookings/${productId}_${buyer.uid}`,
        `wishlist/${productId}_${buyer.uid}`,
        `products/${productId}/views/${buyer.uid}`,
      ];
      await Promise.all(
        paths.map((path) => firestore.doc(path).set({ ...about(productId), createdAt, ...more })),
      );
      return paths;
    };
    const stays = await write(kept);
    const goes = await write(gone);
    const paid = `bookings/${randomUUID()}_${buyer.uid}`;
    await firestore.doc(paid).set({ ...about('another-that-is-gone'), paid: true, createdAt });
    await firestore.doc('jobs/findOrphans_shop').delete();

    const state = async (paths: string[]) => (await Promise.all(paths.map(stored))).map(Boolean);
    await eventually(
      async () => {
        await continueDueJobs(Date.now() + 20_000);
        return stored('jobs/findOrphans_shop');
      },
      // A whole round is over: the next one is tomorrow's.
      (job) => Number(job?.dueAt) > Date.now() + 12 * 60 * 60_000,
    );
    expect(await state(goes)).toEqual([false, false, false, false, false]);
    expect(await state([...stays, paid])).toEqual([true, true, true, true, true, true]);
    await firestore.doc(paid).delete();
  });
});
