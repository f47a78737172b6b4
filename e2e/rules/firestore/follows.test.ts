import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { PEOPLE, type Person } from '../environment.ts';
import { create } from '../world/counted-writes.ts';
import { aFollow, storedFollow, THEN } from '../world/stored-documents.ts';
import { baseWorld } from '../world/world.ts';
import { DEMOTED, OUT, worldWithout } from './out.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer, seller, otherSeller, admin } = PEOPLE;

type Attempt = (firestore: Firestore) => Promise<unknown>;

/** Follows as the app does, with other fields where they are given. */
const follow =
  (overrides: object = {}, { whom = seller, id }: { whom?: Person; id?: string } = {}): Attempt =>
  (f) =>
    create(f, `follows/${id ?? `${buyer.uid}_${whom.uid}`}`, {
      ...aFollow(buyer, whom),
      createdAt: serverTimestamp(),
      ...overrides,
    });

const FOLLOWED = `follows/${buyer.uid}_${otherSeller.uid}`;
const NOT_FOLLOWED = `follows/${buyer.uid}_${seller.uid}`;

const REFUSED: { title: string; denied: Attempt }[] = [
  { title: "in another's name", denied: follow({ followerId: otherBuyer.uid }) },
  { title: 'under the id of another follow', denied: follow({}, { id: `${buyer.uid}_${otherBuyer.uid}` }) },
  { title: "under another's id", denied: follow({}, { id: `${otherBuyer.uid}_${seller.uid}` }) },
  { title: 'of a member who does not sell', denied: follow({}, { whom: otherBuyer }) },
  {
    title: 'of an account that never existed',
    denied: follow({}, { whom: { ...seller, uid: 'never-was' } }),
  },
  { title: 'under a name the seller does not have', denied: follow({ sellerName: 'Somebody Else' }) },
  { title: 'under a name that is no text', denied: follow({ sellerName: 7 }) },
  { title: 'with more than there is to say', denied: follow({ note: 'I like them' }) },
  { title: 'of another time', denied: follow({ createdAt: THEN }) },
  {
    title: 'uncounted',
    denied: (f) => setDoc(doc(f, NOT_FOLLOWED), { ...aFollow(buyer, seller), createdAt: serverTimestamp() }),
  },
];

const world = (): Record<string, object> => ({
  ...baseWorld(),
  [FOLLOWED]: storedFollow(buyer, otherSeller),
});

const { as, store } = withRules(world);

describe('a follow is refused', () => {
  it.each(REFUSED)('$title', async ({ denied }) => {
    await assertFails(denied(as(buyer)));
    await assertSucceeds(follow()(as(buyer)));
  });

  it('of a suspended seller', async () => {
    const account = world()[`users/${seller.uid}`];
    await store({ ...world(), [`users/${seller.uid}`]: { ...account, suspended: true } });
    await assertFails(follow()(as(buyer)));
    await store({ ...world(), [`users/${seller.uid}`]: { ...account, suspended: false } });
    await assertSucceeds(follow()(as(buyer)));
  });

  it('of oneself', async () => {
    const own = (f: Firestore, whom: Person) =>
      create(f, `follows/${seller.uid}_${whom.uid}`, {
        ...aFollow(seller, whom),
        createdAt: serverTimestamp(),
      });
    await assertFails(own(as(seller), seller));
    await assertSucceeds(own(as(seller), otherSeller));
  });

  it('but not of an admin who sells', () => assertSucceeds(follow({}, { whom: admin })(as(buyer))));
});

it('members may ask whether they follow a seller before they do, and no one else may', async () => {
  await assertFails(getDoc(doc(as(otherBuyer), NOT_FOLLOWED)));
  await assertFails(getDoc(doc(as(seller), NOT_FOLLOWED)));
  await assertFails(getDoc(doc(as(seller), FOLLOWED)));
  expect((await assertSucceeds(getDoc(doc(as(buyer), NOT_FOLLOWED)))).exists()).toBe(false);
});

/** What an account may do with its follows while it is in good standing. */
const ACTS: Record<string, Attempt> = {
  'follows a seller': follow(),
  'unfollows one': (f) => deleteDoc(doc(f, FOLLOWED)),
  'reads a follow': (f) => getDoc(doc(f, FOLLOWED)),
  'asks whether they follow a seller': (f) => getDoc(doc(f, NOT_FOLLOWED)),
};

describe.each([...OUT, DEMOTED])('an account that is $standing', ({ left }) => {
  it.each(Object.entries(ACTS))('no longer %s', async (_, attempt) => {
    await store(worldWithout(world(), buyer, left));
    await assertFails(attempt(as(buyer)));
    await store(world());
    await assertSucceeds(attempt(as(buyer)));
  });
});
