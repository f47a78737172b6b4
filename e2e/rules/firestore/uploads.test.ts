import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { MAX_IMAGE_BYTES, uploadTicketPath } from '@thriftline/domain/collections';
import { IMAGE_TYPES } from '@thriftline/domain/image-type';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { firestoreEnvironment, firestoreOf, leaveEnvironment, PEOPLE, type Person } from '../environment.ts';
import { baseWorld, storeWorld, THEN } from './world.ts';

const { buyer, seller, otherSeller, admin } = PEOPLE;
const ID = '6d1f3c52-0c54-4a1b-9d11-0a5f7f0f2c11';
const TICKET = { contentType: 'image/webp', size: 200_000 };

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment();
});
afterAll(() => leaveEnvironment(environment));
beforeEach(() => storeWorld(environment, baseWorld()));

/** Takes a ticket as the app does. */
function take(person: Person | null, ticket: object = {}, { uid, id }: { uid?: string; id?: string } = {}) {
  const document = doc(firestoreOf(environment, person), uploadTicketPath(uid ?? seller.uid, id ?? ID));
  return setDoc(document, { ...TICKET, createdAt: serverTimestamp(), ...ticket });
}

describe('a ticket for an upload', () => {
  it.each([
    ['nobody signed in', null],
    ['a buyer', buyer],
    ['another seller', otherSeller],
    ['an admin', admin],
  ])('%s takes none for a seller, the seller does', async (_who, person) => {
    await assertFails(take(person));
    await assertSucceeds(take(seller));
  });

  it('is for those who sell', async () => {
    await assertFails(take(buyer, {}, { uid: buyer.uid }));
    await assertSucceeds(take(admin, {}, { uid: admin.uid }));
  });

  it('is taken once, and neither read, changed nor given back', async () => {
    await take(seller);
    await assertFails(take(seller));
    const ticket = doc(firestoreOf(environment, seller), uploadTicketPath(seller.uid, ID));
    await assertFails(getDoc(ticket));
    await assertFails(deleteDoc(ticket));
    await assertSucceeds(take(seller, {}, { id: `${ID.slice(0, -1)}2` }));
  });

  it.each([
    { contentType: 'image/svg+xml' },
    { contentType: 'text/html' },
    { contentType: 7 },
    { size: 0 },
    { size: MAX_IMAGE_BYTES },
    { size: 10.5 },
    { size: '10' },
    { createdAt: THEN },
    { note: 'more' },
  ])('with %j is refused', async (change) => {
    await assertFails(take(seller, change));
    await assertSucceeds(take(seller));
  });

  it.each(['short', 'a'.repeat(65), `${ID}-1600.webp`, `${ID}_`])(
    'under the id %s is refused',
    async (id) => {
      await assertFails(take(seller, {}, { id }));
      await assertSucceeds(take(seller));
    },
  );

  it.each([
    ...IMAGE_TYPES.map((contentType) => ({ contentType })),
    { size: 1 },
    { size: MAX_IMAGE_BYTES - 1 },
  ])('with %j is given', async (change) => {
    await assertSucceeds(take(seller, change));
  });
});
