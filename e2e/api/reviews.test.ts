import type { Side } from '@thriftline/domain/base/side';
import { otherSide } from '@thriftline/domain/reviews/review';
import { facetCounts } from '@thriftline/domain/reviews/review-sums';
import { anOrder } from '@thriftline/domain/testing/builders';
import { beforeAll, expect, it } from 'vitest';
import { callCallable } from '../kit/call.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { auditOf, eventually, stored } from '../kit/stored.ts';

let admin: Person;
let buyer: Person;
let seller: Person;
beforeAll(async () => {
  [admin, buyer, seller] = await Promise.all([aPerson('Admin'), aPerson('Buyer'), aPerson('Seller')]);
});

const LATER = new Date(Date.now() + 60 * 60_000);

/** An order that is complete; gives its id. */
async function aCompleteOrder(): Promise<string> {
  const orderId = `pi_${firestore.collection('orders').doc().id}`;
  const sides = { buyerId: buyer.uid, sellerId: seller.uid, buyername: 'Bea Buyer', sellername: seller.name };
  const order = anOrder({ ...sides, state: 'released', reviewUntil: LATER, history: [] });
  await firestore.doc(`orders/${orderId}`).set({ ...order, createdAt: new Date() });
  return orderId;
}

const uidOf = (side: Side) => (side === 'buyer' ? buyer : seller).uid;

/** What a side says, as its rules have let it. */
const seal = (orderId: string, side: Side, stars: number) =>
  firestore
    .doc(`orders/${orderId}/sealedReviews/${side}`)
    .set({ authorId: uidOf(side), stars, text: 'As said', publishAt: LATER, createdAt: new Date() });

const published = async (orderId: string) =>
  (await Promise.all((['buyer', 'seller'] as const).map((by) => stored(`reviews/${orderId}_${by}`)))).filter(
    Boolean,
  ).length;
const told = async ({ uid }: Person, id: string) => stored(`users/${uid}/inbox/${id}`);
const moderate = (reviewId: string, shown: boolean, { token }: Person = admin) =>
  callCallable('moderateReview', { reviewId, shown, reason: 'It names a third person' }, token);
const CONFLICT = { error: { details: { code: 'conflict' } } };

it('both reviews of an order are published together, counted once, and told', async () => {
  const orderIds = await Promise.all([aCompleteOrder(), aCompleteOrder(), aCompleteOrder()]);
  const [alone = ''] = orderIds;
  await seal(alone, 'buyer', 5);
  // At once: the sums of both accounts are written by several transactions.
  await Promise.all(
    orderIds
      .slice(1)
      .flatMap((orderId, index) => [seal(orderId, 'buyer', 3 + index), seal(orderId, 'seller', 5)]),
  );
  for (const orderId of orderIds.slice(1)) {
    expect(
      await eventually(
        () => published(orderId),
        (count) => count === 2,
      ),
    ).toBe(2);
    expect(await stored(`orders/${orderId}/sealedReviews/buyer`)).toBeUndefined();
  }
  expect(await published(alone)).toBe(0);
  const { docs } = await firestore.collection('reviews').where('orderId', 'in', orderIds).get();
  for (const side of ['buyer', 'seller'] as const) {
    const about = docs.map((one) => one.data()).filter(({ by }) => by === otherSide(side));
    expect(await stored(`profiles/${uidOf(side)}`)).toEqual({ [side]: facetCounts(about as never) });
  }
  const [, second = ''] = orderIds;
  expect(await stored(`reviews/${second}_buyer`)).toMatchObject({
    authorName: 'Bea B.',
    aboutId: seller.uid,
  });
  const news = () => told(seller, `reviewPublished_${second}_buyer_1`);
  expect(await eventually(news, Boolean)).toMatchObject({ kind: 'reviewPublished' });
  expect(await told(seller, `reviewPublished_${alone}_buyer_1`)).toBeUndefined();
});

it('an admin hides a review with a reason and shows it again; both are told, and the sums follow', async () => {
  const orderId = await aCompleteOrder();
  await Promise.all([seal(orderId, 'buyer', 1), seal(orderId, 'seller', 2)]);
  await eventually(
    () => published(orderId),
    (count) => count === 2,
  );
  const reviewId = `${orderId}_buyer`;
  const oneStar = async () => ((await stored(`profiles/${seller.uid}`)) as { seller: number[] }).seller[0];
  expect(await oneStar()).toBe(1);
  expect((await moderate(reviewId, false, seller)).status).toBe(403);
  expect((await moderate('none_buyer', false)).status).toBe(404);
  const both = await Promise.all([moderate(reviewId, false), moderate(reviewId, false)]);
  expect(
    both.map(({ body }) => (body as { result: { modifiedCount: number } }).result.modifiedCount).sort(),
  ).toEqual([0, 1]);
  expect(await oneStar()).toBe(0);
  const kindsOf = async ({ uid }: Person) =>
    (await firestore.collection(`users/${uid}/inbox`).get()).docs
      .filter(({ id }) => id.includes(reviewId))
      .map((one) => [one.get('kind'), one.get('params.why')]);
  for (const person of [buyer, seller]) {
    const kinds = () => kindsOf(person);
    const hidden = ['reviewHidden', 'It names a third person'];
    expect(await eventually(kinds, (all) => all.some(([kind]) => kind === 'reviewHidden'))).toContainEqual(
      hidden,
    );
  }
  expect((await moderate(reviewId, true)).body).toEqual({ result: { modifiedCount: 1 } });
  expect(await oneStar()).toBe(1);
  expect((await auditOf(`reviews/${reviewId}`)).map(({ what }) => what).sort()).toEqual([
    'hideReview',
    'showReview',
  ]);
  await firestore.doc(`reviews/${reviewId}`).update({ aboutId: admin.uid });
  expect((await moderate(reviewId, false)).body).toMatchObject(CONFLICT);
});

it('a report of a review keeps what it said then', async () => {
  const orderId = await aCompleteOrder();
  await Promise.all([seal(orderId, 'buyer', 2), seal(orderId, 'seller', 2)]);
  await eventually(
    () => published(orderId),
    (count) => count === 2,
  );
  const reviewId = `${orderId}_buyer`;
  const reportId = `${reviewId}_${seller.uid}`;
  const sides = { reviewId, reporterId: seller.uid, reportedId: buyer.uid };
  await firestore
    .doc(`reports/${reportId}`)
    .set({ ...sides, reason: 'untrue', state: 'open', createdAt: new Date() });
  const copied = () => stored(`reports/${reportId}/evidence/copy`);
  expect(await eventually(copied, Boolean)).toMatchObject({
    reportedName: 'Bea B.',
    messages: [],
    review: { stars: 2, text: 'As said' },
  });
  const close = { reportId, outcome: 'reviewHidden' };
  expect((await callCallable('closeReport', close, admin.token)).body).toEqual({
    result: { modifiedCount: 1 },
  });
});
