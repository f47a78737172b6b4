import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { countChange, mostOf, SHARES } from '@thriftline/domain/accounts/quotas';
import { MAX_IMAGE_BYTES, uploadTicketPath } from '@thriftline/domain/base/collections';
import { IMAGE_TYPES } from '@thriftline/domain/base/fields/image-type';
import {
  deleteDoc,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE, type Person, uidOf } from '../environment.ts';
import { THEN } from '../world/stored-documents.ts';
import { baseWorld } from '../world/world.ts';
import { withRules } from './with-rules.ts';

const { buyer, seller, otherSeller, admin } = PEOPLE;
const ID = '6d1f3c52-0c54-4a1b-9d11-0a5f7f0f2c11';
const OTHER_ID = '0e2f3c52-0c54-4a1b-9d11-0a5f7f0f2c22';
const TICKET = { contentType: 'image/webp', size: 200_000 };

const { as, store } = withRules(baseWorld);

/** Takes a ticket as the app does: counted in a new window, or in one that there is. */
function take(
  person: Person | null,
  ticket: object = {},
  { uid, id = ID }: { uid?: string; id?: string } = {},
  kind: 'renew' | 'raise' = 'renew',
) {
  const firestore = as(person);
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, uploadTicketPath(uid ?? seller.uid, id)), {
    ...TICKET,
    createdAt: serverTimestamp(),
    ...ticket,
  });
  const me = uidOf(firestore);
  if (me !== undefined) {
    const change = countChange(kind, id, { now: serverTimestamp(), oneMore: increment(1) });
    batch.set(doc(firestore, `quotas/${me}`), { uploads: change }, { merge: true });
  }
  return batch.commit();
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

  it('is for everybody, who may all have a photo, by the role that they have', async () => {
    await assertFails(take({ ...buyer, role: 'Seller' }, {}, { uid: buyer.uid }));
    await assertSucceeds(take(buyer, {}, { uid: buyer.uid }));
    await assertSucceeds(take(admin, {}, { uid: admin.uid }));
  });

  it('is taken once, and neither read, changed nor given back', async () => {
    await take(seller);
    await assertFails(take(seller));
    const ticket = doc(as(seller), uploadTicketPath(seller.uid, ID));
    await assertFails(getDoc(ticket));
    await assertFails(deleteDoc(ticket));
    await assertSucceeds(take(seller, {}, { id: OTHER_ID }, 'raise'));
  });

  it('is counted: without a raise of its own it is refused', async () => {
    const ticket = doc(as(seller), uploadTicketPath(seller.uid, ID));
    await assertFails(setDoc(ticket, { ...TICKET, createdAt: serverTimestamp() }));
    await assertSucceeds(take(seller));
    const next = doc(as(seller), uploadTicketPath(seller.uid, OTHER_ID));
    await assertFails(setDoc(next, { ...TICKET, createdAt: serverTimestamp() }));
    await assertSucceeds(take(seller, {}, { id: OTHER_ID }, 'raise'));
  });

  it.each([
    ['a seller', seller, 'confirmed'],
    ['a seller with an unconfirmed address', { ...seller, confirmed: false }, 'unconfirmed'],
    ['an admin', admin, 'trusted'],
  ] as const)('%s takes as many as the table says, and none more', async (_who, person, standing) => {
    const { uid } = person;
    const most = mostOf('uploads', standing);
    const used = (uploads: object) => ({ ...baseWorld(), [`quotas/${uid}`]: { uploads } });
    const now = Timestamp.now();
    await store(used({ start: now, count: most, lastId: OTHER_ID, at: now }));
    await assertFails(take(person, {}, { uid }, 'raise'));
    await assertFails(take(person, {}, { uid }, 'renew'));
    await store(used({ start: now, count: most - 1, lastId: OTHER_ID, at: now }));
    await assertSucceeds(take(person, {}, { uid }, 'raise'));
    await assertFails(take(person, {}, { uid, id: `${ID}3` }, 'raise'));
    const anHourAgo = Timestamp.fromMillis(Date.now() - SHARES.uploads.windowSeconds * 1000 - 5_000);
    await store(used({ start: anHourAgo, count: most, lastId: OTHER_ID, at: anHourAgo }));
    const renewed = take(person, {}, { uid }, 'renew');
    await (standing === 'unconfirmed' ? assertFails(renewed) : assertSucceeds(renewed));
  });

  // Specification 9. Image size limit
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
