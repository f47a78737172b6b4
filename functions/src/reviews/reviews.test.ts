import { reviewDocumentId } from '@thriftline/domain/base/collections';
import type { Side } from '@thriftline/domain/base/side';
import { otherSide, REVIEW_SIDES, type Review, STARS } from '@thriftline/domain/reviews/review';
import { facetCounts, type Profile } from '@thriftline/domain/reviews/review-sums';
import fc from 'fast-check';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moderateReview } from './moderate-review.ts';
import { publishReviews } from './publish-reviews.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, Record<string, unknown>>());

vi.mock('../firestore/collection.ts', () => ({ read: async (path: string) => store.get(path) }));
vi.mock('./review-documents.ts', () => ({
  reviewDocument: (id: string) => `reviews/${id}`,
  sealedReviewDocument: (orderId: string, by: string) => `orders/${orderId}/sealedReviews/${by}`,
  profileDocument: (uid: string) => `profiles/${uid}`,
}));
vi.mock('../orders/order-documents.ts', () => ({ orderDocument: (id: string) => `orders/${id}` }));
vi.mock('../accounts/users.ts', () => ({ userDocument: (uid: string) => `users/${uid}` }));
vi.mock('../accounts/actor.ts', () => ({
  loadActor: async (uid: string) => ({ uid, role: 'Admin', name: uid }),
}));
vi.mock('../audit/audit-log.ts', () => ({ writeAudit: () => undefined }));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    // One after the other, and what is written is there at its end.
    runTransaction: async (work: (transaction: object) => Promise<unknown>) => {
      const writes: (() => void)[] = [];
      const change = (path: string, data: Record<string, unknown>) => {
        const next = { ...store.get(path), ...data };
        const kept = Object.entries(next).filter(([, value]) => !(value instanceof FieldValue));
        store.set(path, Object.fromEntries(kept));
      };
      const result = await work({
        create: (path: string, data: Record<string, unknown>) =>
          writes.push(() => {
            if (store.has(path)) throw new Error(`${path} is there`);
            store.set(path, data);
          }),
        set: (path: string, data: Record<string, unknown>) => writes.push(() => store.set(path, data)),
        update: (path: string, data: Record<string, unknown>) => writes.push(() => change(path, data)),
        delete: (path: string) => writes.push(() => store.delete(path)),
      });
      for (const write of writes) write();
      return result;
    },
  }),
}));

const END = 14;
const ORDERS = ['pi_1', 'pi_2', 'pi_3'];
const SELLER = 'sal';
const BUYERS: Record<string, string> = { pi_1: 'bea', pi_2: 'ben', pi_3: 'bea' };
const PEOPLE = [SELLER, 'bea', 'ben'];
const admin = { uid: 'ada', role: 'Admin' } as Parameters<typeof moderateReview>[0];

const uidOf = (orderId: string, side: Side) => (side === 'seller' ? SELLER : (BUYERS[orderId] ?? ''));
const get = <T>(path: string) => store.get(path) as T | undefined;
const reviews = () =>
  [...store.entries()].filter(([path]) => path.startsWith('reviews/')) as unknown as [string, Review][];

function seal(orderId: string, by: Side, stars: number): void {
  const path = `orders/${orderId}/sealedReviews/${by}`;
  const authorId = uidOf(orderId, by);
  // As the rules have it.
  if (!store.has(`users/${authorId}`)) return;
  if (store.has(path) || store.has(`reviews/${reviewDocumentId(orderId, by)}`)) return;
  store.set(path, {
    authorId,
    stars,
    publishAt: Timestamp.fromMillis(END),
    createdAt: Timestamp.fromMillis(0),
  });
}

/** As the job that deletes an account does. */
function deleteAccount(uid: string): void {
  store.delete(`users/${uid}`);
  for (const [path, data] of [...store]) {
    if (path.includes('/sealedReviews/') && data.authorId === uid) store.delete(path);
    if (path.startsWith('reviews/') && data.aboutId === uid) store.delete(path);
    else if (path.startsWith('reviews/') && data.authorId === uid) {
      const { authorId: _, authorName: _name, ...left } = data;
      store.set(path, left);
    }
  }
  store.delete(`profiles/${uid}`);
}

function openShop(): void {
  store.clear();
  for (const uid of PEOPLE) store.set(`users/${uid}`, { name: uid });
  for (const orderId of ORDERS) {
    store.set(`orders/${orderId}`, {
      productId: 'chair',
      productname: 'Oak chair',
      buyerId: uidOf(orderId, 'buyer'),
      sellerId: SELLER,
      buyername: 'Bea Buyer',
      sellername: 'Sal Seller',
    });
  }
}
beforeEach(openShop);

const order = fc.constantFrom(...ORDERS);
const side = fc.constantFrom(...REVIEW_SIDES);
/** What may happen, in any order, and any of it twice. */
const event = fc.oneof(
  fc.record({ what: fc.constant('seal' as const), order, side, stars: fc.constantFrom(...STARS) }),
  fc.record({ what: fc.constant('publish' as const), order, now: fc.constantFrom(0, END - 1, END) }),
  fc.record({ what: fc.constant('moderate' as const), order, side, shown: fc.boolean() }),
  fc.record({ what: fc.constant('leave' as const), uid: fc.constantFrom(...PEOPLE) }),
);

async function happen(one: typeof event extends fc.Arbitrary<infer E> ? E : never): Promise<void> {
  if (one.what === 'seal') seal(one.order, one.side, one.stars);
  if (one.what === 'leave') deleteAccount(one.uid);
  if (one.what === 'publish') await publishReviews(one.order, one.now);
  if (one.what !== 'moderate') return;
  const reviewId = reviewDocumentId(one.order, one.side);
  if (!store.has(`reviews/${reviewId}`)) return;
  await moderateReview(admin, { reviewId, shown: one.shown, reason: 'For a good reason' });
}

describe('the reviews of an order', () => {
  it('are counted as a recount has it, whatever happens in which order and how often', async () => {
    const many = fc.array(event, { minLength: 5, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(many, async (events) => {
        openShop();
        for (const one of events) {
          await happen(one);
          for (const uid of PEOPLE) {
            const profile = get<Profile>(`profiles/${uid}`);
            for (const role of REVIEW_SIDES) {
              const about = reviews().filter(
                ([, review]) => review.aboutId === uid && review.by === otherSide(role),
              );
              expect(profile?.[role] ?? facetCounts([])).toEqual(
                facetCounts(about.map(([, review]) => review)),
              );
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('stay sealed until both are there, and are published once', async () => {
    seal('pi_1', 'buyer', 5);
    expect(await publishReviews('pi_1', END - 1)).toBe(false);
    expect(reviews()).toEqual([]);
    seal('pi_1', 'seller', 4);
    expect(await publishReviews('pi_1', 1)).toBe(true);
    expect(await publishReviews('pi_1', END)).toBe(false);
    expect(get('reviews/pi_1_buyer')).toMatchObject({
      authorName: 'Bea B.',
      aboutId: SELLER,
      stars: 5,
      shown: true,
    });
    expect(get('reviews/pi_1_seller')).toMatchObject({ authorName: 'Sal Seller', aboutId: 'bea', stars: 4 });
    expect(get('profiles/sal')).toEqual({ seller: [0, 0, 0, 0, 1] });
    expect(get('profiles/bea')).toEqual({ buyer: [0, 0, 0, 1, 0] });
    expect([...store.keys()].filter((path) => path.includes('sealed'))).toEqual([]);
  });

  it('are published alone when the time of the other is over', async () => {
    seal('pi_1', 'seller', 2);
    expect(await publishReviews('pi_1', END)).toBe(true);
    expect(reviews().map(([path]) => path)).toEqual(['reviews/pi_1_seller']);
  });

  it('are published in their time though the money went back since', async () => {
    seal('pi_1', 'buyer', 1);
    store.set('orders/pi_1', { ...store.get('orders/pi_1'), state: 'refunded' });
    expect(await publishReviews('pi_1', END - 1)).toBe(false);
    expect(await publishReviews('pi_1', END)).toBe(true);
    expect(reviews().map(([path]) => path)).toEqual(['reviews/pi_1_buyer']);
  });

  it('are not published of who has left, neither by them nor about them', async () => {
    seal('pi_1', 'buyer', 5);
    store.delete('users/sal');
    await publishReviews('pi_1', END);
    expect(reviews()).toEqual([]);
    expect([...store.keys()].filter((path) => /sealed|profiles/.test(path))).toEqual([]);
  });

  it('are hidden with a reason and shown again, by admins alone', async () => {
    seal('pi_1', 'buyer', 1);
    await publishReviews('pi_1', END);
    const decide = (shown: boolean, by = admin) =>
      moderateReview(by, { reviewId: 'pi_1_buyer', shown, reason: ' An insult to all ' });
    expect(await decide(false)).toEqual({ modifiedCount: 1 });
    expect(await decide(false)).toEqual({ modifiedCount: 0 });
    expect(get('reviews/pi_1_buyer')).toMatchObject({ shown: false, hiddenWhy: 'An insult to all' });
    expect(get('profiles/sal')).toEqual({ seller: [0, 0, 0, 0, 0] });
    expect(await decide(true)).toEqual({ modifiedCount: 1 });
    expect(get('reviews/pi_1_buyer')).not.toHaveProperty('hiddenWhy');
    expect(get('profiles/sal')).toEqual({ seller: [1, 0, 0, 0, 0] });
    await expect(decide(false, { ...admin, role: 'Seller' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    const none = moderateReview(admin, { reviewId: 'pi_9_buyer', shown: false, reason: 'An insult to all' });
    await expect(none).rejects.toMatchObject({ code: 'not-found' });
  });
});
