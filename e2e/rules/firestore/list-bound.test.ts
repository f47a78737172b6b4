import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { MAX_LISTED, SETTINGS_VERSIONS } from '@thriftline/domain/base/collections';
import {
  collection,
  collectionGroup,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreEnvironment, firestoreOf, leaveEnvironment, PEOPLE, type Person } from '../environment.ts';
import { unsignedToken } from '../unsigned-token.ts';
import { storedConversation } from '../world/stored-talk.ts';
import { baseWorld, storeWorld } from '../world/world.ts';

const { buyer, seller, admin } = PEOPLE;

/** Every list that somebody may ask for, and who does. */
const LISTS: { title: string; by: Person | null; list: (firestore: Firestore) => Query }[] = [
  { title: 'categories', by: null, list: (f) => collection(f, 'categories') },
  { title: 'advertisements', by: null, list: (f) => collection(f, 'advertisements') },
  { title: 'products', by: admin, list: (f) => collection(f, 'products') },
  {
    title: 'products that are sold',
    by: buyer,
    list: (f) => query(collection(f, 'products'), where('availability', '==', true)),
  },
  {
    title: "a seller's products",
    by: seller,
    list: (f) => query(collection(f, 'products'), where('sellerId', '==', seller.uid)),
  },
  ...(['bookings', 'bookers', 'wishlist', 'payments', 'orders'] as const).map((name) => ({
    title: `a buyer's ${name}`,
    by: buyer,
    list: (f: Firestore) => query(collection(f, name), where('buyerId', '==', buyer.uid)),
  })),
  ...(['bookers', 'payments', 'orders'] as const).map((name) => ({
    title: `${name} of a seller's products`,
    by: seller,
    list: (f: Firestore) => query(collection(f, name), where('sellerId', '==', seller.uid)),
  })),
  {
    title: "a seller's payouts",
    by: seller,
    list: (f) => query(collection(f, 'payouts'), where('sellerId', '==', seller.uid)),
  },
  {
    title: "what was paid of a seller's products",
    by: seller,
    list: (f) =>
      query(collection(f, 'bookings'), where('sellerId', '==', seller.uid), where('paid', '==', true)),
  },
  ...(
    [
      'bookings',
      'bookers',
      'payments',
      'orders',
      'payouts',
      'sellerAccounts',
      'auditLog',
      'triggerFaults',
      'users',
      'subscribers',
    ] as const
  ).map((name) => ({
    title: `all ${name}, by an admin`,
    by: admin,
    list: (f: Firestore) => collection(f, name),
  })),
  {
    title: "a seller's drafts",
    by: seller,
    list: (f) => collection(f, `users/${seller.uid}/drafts`),
  },
  {
    title: 'the devices of an account',
    by: buyer,
    list: (f) => collection(f, `users/${buyer.uid}/devices`),
  },
  {
    title: 'the delivery addresses of an account',
    by: buyer,
    list: (f) => collection(f, `users/${buyer.uid}/addressBook`),
  },
  {
    title: 'what an account was told',
    by: buyer,
    list: (f) => collection(f, `users/${buyer.uid}/inbox`),
  },
  {
    title: 'the conversations a member is in',
    by: buyer,
    list: (f) => query(collection(f, 'conversations'), where('members', 'array-contains', buyer.uid)),
  },
  {
    title: 'the messages of a conversation',
    by: buyer,
    list: (f) => collection(f, `conversations/chair_${buyer.uid}/messages`),
  },
  {
    title: 'whom a member blocked',
    by: buyer,
    list: (f) => query(collection(f, 'blocks'), where('blockerId', '==', buyer.uid)),
  },
  {
    title: 'what a member reported',
    by: buyer,
    list: (f) => query(collection(f, 'reports'), where('reporterId', '==', buyer.uid)),
  },
  {
    title: 'reports, but of the admin who asks',
    by: admin,
    list: (f) => query(collection(f, 'reports'), where('reportedId', '!=', admin.uid)),
  },
  {
    title: 'notes about a member',
    by: admin,
    list: (f) => query(collection(f, 'memberNotes'), where('aboutId', '==', buyer.uid)),
  },
  ...(['savedSearches', 'searchHits'] as const).map((name) => ({
    title: `a member's ${name}`,
    by: buyer,
    list: (f: Firestore) => query(collection(f, name), where('ownerId', '==', buyer.uid)),
  })),
  {
    title: 'whom a member follows',
    by: buyer,
    list: (f) => query(collection(f, 'follows'), where('followerId', '==', buyer.uid)),
  },
  {
    title: 'reviews of a seller',
    by: buyer,
    list: (f) =>
      query(
        collection(f, 'reviews'),
        where('aboutId', '==', seller.uid),
        where('by', '==', 'buyer'),
        where('shown', '==', true),
      ),
  },
  { title: 'versions of the settings', by: admin, list: (f) => collection(f, SETTINGS_VERSIONS) },
];

describe('no whole collection is read at once', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await firestoreEnvironment();
    await storeWorld(environment, {
      ...baseWorld(),
      [`conversations/chair_${buyer.uid}`]: storedConversation(buyer, seller, 'chair'),
    });
  });
  afterAll(() => leaveEnvironment(environment));

  it.each(LISTS)('$title', async ({ by, list }) => {
    const asked = list(firestoreOf(environment, by));
    await assertFails(getDocs(asked));
    await assertFails(getDocs(query(asked, limit(MAX_LISTED + 1))));
    await assertSucceeds(getDocs(query(asked, limit(MAX_LISTED))));
  });

  it('nor counts one, or takes it from its end', async () => {
    const products = collection(firestoreOf(environment, admin), 'products');
    await assertFails(getCountFromServer(products));
    await assertFails(getCountFromServer(query(products, limit(MAX_LISTED + 1))));
    await assertSucceeds(getCountFromServer(query(products, limit(MAX_LISTED))));
    const fromTheEnd = query(products, orderBy('createdAt'));
    await assertFails(getDocs(query(fromTheEnd, limitToLast(MAX_LISTED + 1))));
    await assertSucceeds(getDocs(query(fromTheEnd, limitToLast(MAX_LISTED))));
  });

  it('nor has a collection skipped, which is read and paid for like what is given', async () => {
    const { host, port } = environment.emulators.firestore ?? {};
    const documents = `http://${host}:${port}/v1/projects/${environment.projectId}/databases/(default)/documents`;
    const headers = { authorization: `Bearer ${unsignedToken(buyer)}` };
    const ask = async (call: string, asked: object, member = false) =>
      (
        await fetch(`${documents}:${call}`, {
          ...{ method: 'POST', body: JSON.stringify(asked) },
          ...(member && { headers }),
        })
      ).status;
    const advertised = (offset: number) => ({
      structuredQuery: { from: [{ collectionId: 'advertisedListings' }], limit: 1, offset },
    });
    const counted = (offset: number) => ({
      structuredAggregationQuery: { ...advertised(offset), aggregations: [{ count: {} }] },
    });
    for (const collectionId of ['categories', 'advertisements', 'advertisedListings']) {
      const listed = (offset: number) => ({
        structuredQuery: { from: [{ collectionId }], limit: 1, offset },
      });
      expect([collectionId, await ask('runQuery', listed(1)), await ask('runQuery', listed(0))]).toEqual([
        collectionId,
        403,
        200,
      ]);
    }
    expect(await ask('runQuery', advertised(1), true)).toBe(403);
    expect(await ask('runQuery', advertised(0), true)).toBe(200);
    expect(await ask('runAggregationQuery', counted(1))).toBe(403);
    expect(await ask('runAggregationQuery', counted(0))).toBe(200);
  });

  it('nor asks for all collections of a name, however few', async () => {
    const firestore = firestoreOf(environment, admin);
    for (const name of ['private', 'products', 'users', 'sealedReviews']) {
      await assertFails(getDocs(query(collectionGroup(firestore, name), limit(1))));
    }
  });
});
