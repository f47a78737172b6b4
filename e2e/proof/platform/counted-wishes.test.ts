import { toDocument } from '@thriftline/domain/base/document-names';
import { aProduct, aWish } from '@thriftline/domain/testing/builders';
import { startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { firestore } from '@thriftline/functions/firebase';
import { countWishes } from '@thriftline/functions/search/count-wishes';
import { indexProduct } from '@thriftline/functions/search/index-product';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FirestoreProxy } from '../faults/firestore-proxy.ts';

/** As long as the others need to count meanwhile, and some more. */
const LATE_MS = 400;

describe('the wishes that a listing says there are', () => {
  let emulator: Awaited<ReturnType<typeof startFirestoreEmulator>>;
  let proxy: FirestoreProxy;
  let productId: string;

  beforeAll(async () => {
    emulator = await startFirestoreEmulator({ port: 0 });
    proxy = await FirestoreProxy.listen(`127.0.0.1:${emulator.port}`);
    process.env.GCLOUD_PROJECT = 'demo-counted-wishes';
    process.env.FIRESTORE_EMULATOR_HOST = proxy.host;
  });
  afterAll(async () => {
    await firestore().terminate();
    proxy.stop();
    await emulator.stop();
  });

  const wish = (buyerId: string) => firestore().doc(`wishlist/${productId}_${buyerId}`);
  const wishOf = (buyerId: string) =>
    wish(buyerId).set(aWish({ bookingId: productId, buyerId, createdAt: Timestamp.now() }));
  const counted = async () => (await firestore().doc(`listings/${productId}`).get()).get('wishes');

  /** Does a work whose commit comes late, and others once it is on its way. */
  async function withLateCommit(work: () => Promise<unknown>, meanwhile: () => Promise<unknown>) {
    proxy.plan([{ method: 'Commit', kind: 'late', skip: 0, count: 1, ms: LATE_MS }]);
    const late = work();
    await vi.waitFor(() => expect(proxy.met).toHaveLength(1), { timeout: 10_000, interval: 5 });
    await Promise.all([late, meanwhile()]);
  }

  beforeEach(async () => {
    productId = firestore().collection('products').doc().id;
    await firestore()
      .doc(`products/${productId}`)
      .set(toDocument(aProduct({ createdAt: Timestamp.now() })));
  });

  it('are as many as there are when one comes while they are counted for one that went', async () => {
    await wishOf('ann');
    await indexProduct(productId);
    expect(await counted()).toBe(1);
    await wish('ann').delete();
    await withLateCommit(
      () => countWishes(productId),
      async () => {
        await wishOf('bo');
        await countWishes(productId);
      },
    );
    expect(await counted()).toBe(1);
  });

  it('are as many as there are when one comes while the listing is made', async () => {
    await withLateCommit(
      () => indexProduct(productId),
      async () => {
        await wishOf('ann');
        await countWishes(productId);
      },
    );
    expect(await counted()).toBe(1);
  });

  it('are as many as there are when many come and go at the same moment', async () => {
    await indexProduct(productId);
    const buyers = Array.from({ length: 20 }, (_, index) => `buyer-${index}`);
    await Promise.all(
      buyers.map(async (buyer, index) => {
        await wishOf(buyer);
        await countWishes(productId);
        if (index % 2 === 1) return;
        await wish(buyer).delete();
        await countWishes(productId);
      }),
    );
    expect(await counted()).toBe(buyers.length / 2);
  });

  it('are counted anew when the listing is', async () => {
    await wishOf('ann');
    await indexProduct(productId);
    await firestore().doc(`listings/${productId}`).update({ wishes: 7 });
    expect(await indexProduct(productId)).toBe(true);
    expect(await counted()).toBe(1);
  });
});
