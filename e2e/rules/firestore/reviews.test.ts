import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { MAX_LISTED } from '@thriftline/domain/base/collections';
import type { Side } from '@thriftline/domain/base/side';
import { GONE_ACCOUNT, MAX_REPORT_NOTE, REVIEW_REPORT_REASONS } from '@thriftline/domain/reports/report';
import { MAX_REVIEW_TEXT, REVIEW_SIDES, STARS } from '@thriftline/domain/reviews/review';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { PEOPLE, type Person } from '../environment.ts';
import { create } from '../world/counted-writes.ts';
import {
  aSealedReview,
  storedCompleteOrder,
  storedReview,
  storedSealedReview,
  storedSettings,
  THEN,
} from '../world/stored-documents.ts';
import { aReviewReport } from '../world/stored-talk.ts';
import { baseWorld } from '../world/world.ts';
import { DEMOTED, OUT, worldWithout } from './out.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer, seller, otherSeller, admin } = PEOPLE;

type Attempt = (firestore: Firestore) => Promise<unknown>;

const complete = storedCompleteOrder(buyer, seller);
const NEAR = { ...complete, reviewUntil: THEN };

/** Seals a review of an order, with other fields where they are given. */
const seal =
  (
    overrides: object = {},
    { by = buyer, side = 'buyer', order = 'complete' }: { by?: Person; side?: string; order?: string } = {},
  ): Attempt =>
  (f) =>
    setDoc(doc(f, `orders/${order}/sealedReviews/${side}`), {
      ...aSealedReview(by),
      createdAt: serverTimestamp(),
      ...overrides,
    });

const reply =
  (overrides: object = {}, { id = 'shown_buyer', more = {} }: { id?: string; more?: object } = {}): Attempt =>
  (f) =>
    updateDoc(doc(f, `reviews/${id}`), {
      reply: { text: 'Thank you!', at: serverTimestamp(), ...overrides },
      ...more,
    });

const report =
  (
    overrides: object = {},
    { by = otherBuyer, id = 'shown_buyer' }: { by?: Person; id?: string } = {},
  ): Attempt =>
  (f) =>
    create(f, `reports/${id}_${by.uid}`, {
      ...aReviewReport(by, buyer, id),
      createdAt: serverTimestamp(),
      ...overrides,
    });

/** What is left of a review once the account of its author is deleted. */
const withoutAuthor = ({ authorId: _, authorName: __, ...review }: ReturnType<typeof storedReview>) => review;

const world = (): Record<string, object> => ({
  ...baseWorld(),
  'orders/complete': complete,
  'orders/over': NEAR,
  'orders/refunded': { ...complete, state: 'refunded' },
  'orders/disputed': { ...complete, state: 'disputed' },
  'orders/published': complete,
  'reviews/published_buyer': storedReview('buyer', buyer, seller, 'published'),
  'reviews/shown_buyer': storedReview('buyer', buyer, seller, 'shown'),
  'reviews/shown_seller': storedReview('seller', seller, buyer, 'shown'),
  'reviews/hidden_buyer': { ...storedReview('buyer', buyer, seller, 'hidden'), shown: false },
  'reviews/answered_buyer': {
    ...storedReview('buyer', buyer, seller, 'answered'),
    reply: { text: 'Thanks', at: THEN },
  },
  'reviews/left_buyer': withoutAuthor(storedReview('buyer', buyer, seller, 'left')),
  'profiles/seller-1': { seller: [0, 0, 0, 2, 0] },
});

const { as, store } = withRules(world);

describe('no member seals a review', () => {
  it.each<[string, Attempt, Person?]>([
    ['in the name of the other side', seal({ authorId: seller.uid })],
    ['at the place of the other side', seal({}, { side: 'seller' })],
    ['at a place that no side has', seal({}, { side: 'admin' })],
    ['of an order of others', seal({}, { by: otherBuyer }), otherBuyer],
    ['of an order that is not there', seal({}, { order: 'none' })],
    ['of an order that is refunded', seal({}, { order: 'refunded' })],
    ['of an order that is disputed', seal({}, { order: 'disputed' })],
    ['once the time is over', seal({ publishAt: THEN }, { order: 'over' })],
    ['once theirs is published', seal({}, { order: 'published' })],
    ['without stars', seal({ stars: null })],
    ['of no star', seal({ stars: 0 })],
    ['of six stars', seal({ stars: 6 })],
    ['of half a star', seal({ stars: 2.5 })],
    ['of a text as stars', seal({ stars: '5' })],
    ['that is too long', seal({ text: 'x'.repeat(MAX_REVIEW_TEXT + 1) })],
    ['of spaces', seal({ text: '  \n ' })],
    ['that is no text', seal({ text: 7 })],
    ['to be published at another time', seal({ publishAt: Timestamp.fromMillis(4_100_000_000_000) })],
    ['of another time', seal({ createdAt: THEN })],
    ['that is published', seal({ shown: true })],
  ])('%s', async (_, denied, by = buyer) => {
    await assertFails(denied(as(by)));
    await assertSucceeds(seal()(as(buyer)));
  });

  it('twice, or takes it back, or changes it', async () => {
    await assertSucceeds(seal()(as(buyer)));
    const mine = doc(as(buyer), 'orders/complete/sealedReviews/buyer');
    await assertFails(seal({ stars: 1 })(as(buyer)));
    await assertFails(updateDoc(mine, { stars: 1 }));
    await assertFails(deleteDoc(mine));
    expect((await assertSucceeds(getDoc(mine))).get('stars')).toBe(4);
  });
});

it.each(STARS)('either side may give %i stars, in words or without', async (stars) => {
  const { text: _, ...silent } = aSealedReview(seller);
  const mine = doc(as(seller), 'orders/complete/sealedReviews/seller');
  await assertSucceeds(setDoc(mine, { ...silent, stars, createdAt: serverTimestamp() }));
  await assertSucceeds(seal({ stars, text: 'x'.repeat(MAX_REVIEW_TEXT) })(as(buyer)));
});

/** What an attempt comes to, for whoever makes it: an error's code, or all that they are given. */
async function outcome(attempt: Promise<unknown>): Promise<string> {
  try {
    const given = await attempt;
    const documents = (given as { docs?: { data(): unknown }[] } | undefined)?.docs;
    const single = (given as { data?(): unknown } | undefined)?.data?.();
    return JSON.stringify(documents?.map((one) => one.data()) ?? single ?? 'done');
  } catch (error) {
    // The local emulator's messages say which rule refused; those of a real project do not.
    const { code } = error as { code?: string };
    return code ?? String(error);
  }
}

describe('that a review is sealed', () => {
  /** Whatever anybody may try about an order, its reviews and those who wrote them. */
  const TRIES: Record<string, (f: Firestore, me: Person | null) => Promise<unknown>> = {
    ...Object.fromEntries(
      [...REVIEW_SIDES, 'other'].flatMap((side) => {
        const path = `orders/complete/sealedReviews/${side}`;
        return [
          [`read ${side}`, (f: Firestore) => getDoc(doc(f, path))],
          [`overwrite ${side}`, (f: Firestore, me: Person | null) => seal({}, { by: me ?? buyer, side })(f)],
          [`merge into ${side}`, (f: Firestore) => setDoc(doc(f, path), { stars: 1 }, { merge: true })],
          [`change ${side}`, (f: Firestore) => updateDoc(doc(f, path), { stars: 1 })],
          [`delete ${side}`, (f: Firestore) => deleteDoc(doc(f, path))],
          [`read ${side} as published`, (f: Firestore) => getDoc(doc(f, `reviews/complete_${side}`))],
        ];
      }),
    ),
    'list them': (f) => getDocs(query(collection(f, 'orders/complete/sealedReviews'), limit(MAX_LISTED))),
    'list all': (f) => getDocs(query(collectionGroup(f, 'sealedReviews'), limit(1))),
    'list by author': (f) =>
      getDocs(query(collectionGroup(f, 'sealedReviews'), where('authorId', '==', buyer.uid), limit(1))),
    'count them': (f) => getCountFromServer(query(collection(f, 'orders/complete/sealedReviews'), limit(1))),
    'read the order': (f) => getDoc(doc(f, 'orders/complete')),
    ...Object.fromEntries(
      [buyer, seller].flatMap(({ uid }) => [
        [`read the sums of ${uid}`, (f: Firestore) => getDoc(doc(f, `profiles/${uid}`))],
        [`read what ${uid} used`, (f: Firestore) => getDoc(doc(f, `quotas/${uid}`))],
        [
          `list the reviews of ${uid}`,
          (f: Firestore) =>
            getDocs(query(collection(f, 'reviews'), where('aboutId', '==', uid), limit(MAX_LISTED))),
        ],
      ]),
    ),
  };
  const OTHERS: [string, Person | null, Side][] = [
    ['the other side, the seller', seller, 'buyer'],
    ['the other side, the buyer', buyer, 'seller'],
    ...REVIEW_SIDES.flatMap((side): [string, Person | null, Side][] => [
      ['an admin', admin, side],
      ['another buyer', otherBuyer, side],
      ['another seller', otherSeller, side],
      ['somebody who is not signed in', null, side],
    ]),
  ];

  it.each(OTHERS)('%s cannot tell by anything they try', async (_, me, side) => {
    const author = side === 'buyer' ? buyer : seller;
    /** What each try comes to in that world. One that is refused leaves it to the next; else that has one of its own. */
    const outcomesIn = async (stored: Record<string, object>) => {
      const outcomes: [string, string][] = [];
      let isAsStored = false;
      for (const [title, attempt] of Object.entries(TRIES)) {
        if (!isAsStored) await store(stored);
        const came = await outcome(attempt(as(me), me));
        outcomes.push([title, came]);
        isAsStored = came === 'permission-denied';
      }
      return outcomes;
    };
    const sealed = { [`orders/complete/sealedReviews/${side}`]: storedSealedReview(author) };
    const without = await outcomesIn(world());
    expect(await outcomesIn({ ...world(), ...sealed })).toEqual(without);
  });

  it('its author alone reads, and asks for before it is there', async () => {
    const mine = doc(as(buyer), 'orders/complete/sealedReviews/buyer');
    expect((await assertSucceeds(getDoc(mine))).exists()).toBe(false);
    await assertSucceeds(seal()(as(buyer)));
    expect((await assertSucceeds(getDoc(mine))).exists()).toBe(true);
    for (const other of [seller, otherBuyer, admin, null])
      await assertFails(getDoc(doc(as(other), 'orders/complete/sealedReviews/buyer')));
  });
});

describe('no member replies to a review', () => {
  it.each<[string, Attempt, Person?]>([
    ['that is not about them', reply(), otherSeller],
    ['that they wrote', reply(), buyer],
    ['a second time', reply({}, { id: 'answered_buyer' })],
    ['that is hidden', reply({}, { id: 'hidden_buyer' })],
    ['with nothing', reply({ text: ' ' })],
    ['at too great length', reply({ text: 'x'.repeat(MAX_REVIEW_TEXT + 1) })],
    ['with what is no text', reply({ text: 7 })],
    ['at another time', reply({ at: THEN })],
    ['with more than words', reply({ stars: 1 })],
    ['and changes its stars', reply({}, { more: { stars: 5 } })],
  ])('%s', async (_, denied, by = seller) => {
    await assertFails(denied(as(by)));
    await assertSucceeds(reply()(as(seller)));
  });

  it('to delete the reply', async () => {
    await assertFails(updateDoc(doc(as(seller), 'reviews/answered_buyer'), { reply: deleteField() }));
  });
});

describe('no member reports a review', () => {
  it.each<[string, Attempt, Person?]>([
    ['that is not there', report({}, { id: 'none_buyer' })],
    ['that is hidden', report({}, { id: 'hidden_buyer' })],
    ['of a buyer that is not about them', report({ reportedId: seller.uid }, { id: 'shown_seller' })],
    ['of their own', report({}, { by: buyer }), buyer],
    ["in another's name", report({ reporterId: seller.uid }, { by: seller })],
    ['under another id', report({ reviewId: 'answered_buyer' })],
    ['as written by another', report({ reportedId: otherSeller.uid })],
    ['for an unknown reason', report({ reason: 'ugly' })],
    ['as written by an account that is gone, whose author is there', report({ reportedId: GONE_ACCOUNT })],
    ['as written by a member, whose author is gone', report({}, { id: 'left_buyer' })],
    ['for a reason of conversations alone', report({ reason: 'offShop' })],
    ['that is closed', report({ state: 'closed' })],
    ['with a note that is too long', report({ note: 'x'.repeat(MAX_REPORT_NOTE + 1) })],
    ['of another time', report({ createdAt: THEN })],
    ['with messages', report({ messageIds: ['first'] })],
    [
      'uncounted',
      (f) =>
        setDoc(doc(f, `reports/shown_buyer_${otherBuyer.uid}`), {
          ...aReviewReport(otherBuyer, buyer, 'shown_buyer'),
          createdAt: serverTimestamp(),
        }),
    ],
  ])('%s', async (_, denied, by = otherBuyer) => {
    await assertFails(denied(as(by)));
    await assertSucceeds(report()(as(otherBuyer)));
  });

  it.each(REVIEW_REPORT_REASONS)('but for %s', async (reason) => {
    await assertSucceeds(report({ reason })(as(otherBuyer)));
  });

  it('but one whose author is gone is as much to be seen, and to be reported', async () => {
    await assertSucceeds(report({ reportedId: GONE_ACCOUNT }, { id: 'left_buyer' })(as(otherBuyer)));
  });

  it('but the buyer it is about does', async () => {
    const fields = { by: buyer, id: 'shown_seller' };
    await assertSucceeds(report({ reportedId: seller.uid }, fields)(as(buyer)));
  });
});

describe('in an open shop strangers read', () => {
  const shop = (openBrowsing: boolean) => ({
    ...world(),
    'settings/shop': storedSettings(1, { openBrowsing }),
  });

  it.each<[string, Attempt]>([
    ['a review of a seller', (f) => getDoc(doc(f, 'reviews/shown_buyer'))],
    ['the sums', (f) => getDoc(doc(f, 'profiles/seller-1'))],
  ])('%s', async (_, attempt) => {
    await store(shop(false));
    await assertFails(attempt(as(null)));
    await store(shop(true));
    await assertSucceeds(attempt(as(null)));
  });

  it.each(['hidden_buyer', 'shown_seller'])('but not %s', async (id) => {
    await store(shop(true));
    await assertFails(getDoc(doc(as(null), `reviews/${id}`)));
  });
});

/** What an account does with reviews while it is in good standing; the first of them whatever its role is by now. */
const ACTS: [string, Attempt, Person?][] = [
  ['seals one', seal()],
  ['asks for what it sealed', (f) => getDoc(doc(f, 'orders/complete/sealedReviews/buyer'))],
  ['asks whether one is published', (f) => getDoc(doc(f, 'reviews/complete_buyer'))],
  ['answers one', reply(), seller],
  ['reports one', report(), otherBuyer],
];
const READS: [string, Attempt][] = [
  ['reads one of a seller', (f) => getDoc(doc(f, 'reviews/shown_buyer'))],
  ['reads the sums', (f) => getDoc(doc(f, 'profiles/seller-1'))],
];

describe.each([...OUT, DEMOTED])('an account that is $standing', ({ left }) => {
  it.each(left === DEMOTED.left ? ACTS : [...ACTS, ...READS])(
    'no longer %s',
    async (...[, attempt, by = buyer]) => {
      await store(worldWithout(world(), by, left));
      await assertFails(attempt(as(by)));
      await store(world());
      await assertSucceeds(attempt(as(by)));
    },
  );
});
