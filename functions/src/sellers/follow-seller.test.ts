import { dayOf } from '@thriftline/domain/accounts/device';
import { aProduct } from '@thriftline/domain/testing/builders';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { followSeller } from './follow-seller.ts';

const store = vi.hoisted(() => ({ user: {}, product: {}, presence: {}, changes: [] as object[] }));

vi.mock('../accounts/users.ts', () => ({ userDocument: () => 'user' }));
vi.mock('../accounts/presence.ts', () => ({ presenceDocument: () => 'presence' }));
vi.mock('../catalogue/products.ts', () => ({ productDocument: () => 'product' }));
vi.mock('../firestore/collection.ts', () => ({
  read: async (name: 'user' | 'product' | 'presence') => store[name],
}));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<unknown>) =>
      work({ update: (_document: string, change: object) => store.changes.push(change) }),
  }),
}));

const DOWN = { hidden: true, hiddenUntilKept: true };
const AWAY = { hidden: 'away', hiddenUntilKept: FieldValue.delete() };
const UP = { hidden: FieldValue.delete(), hiddenUntilKept: FieldValue.delete() };
const item = { ...aProduct(), createdAt: Timestamp.fromMillis(0) };
const away = { ...item, hidden: 'away' };
const leaving = { deleteAt: Timestamp.fromMillis(1) };
const suspended = { suspended: true };
const held = { hold: { id: 'a', until: Timestamp.fromMillis(Date.now() + 60_000) } };
const hides = { hidesUntil: dayOf(Date.now()) + 1 };
const back = { hidesUntil: dayOf(Date.now()) - 2 };

it.each([
  ['goes down with a leaving seller', leaving, {}, item, [DOWN]],
  ['goes down with a suspended seller', suspended, {}, item, [DOWN]],
  ['comes back with them', {}, {}, { ...item, ...DOWN }, [UP]],
  ['stays down while the seller is reinstated, but leaves', leaving, {}, { ...item, ...DOWN }, []],
  ['stays down where its seller took it down', {}, {}, { ...item, hidden: true }, []],
  ['stays as it is while somebody pays for it', suspended, {}, { ...item, ...held }, []],
  ['stays up with a seller who is away and says so', {}, { awayUntil: hides.hidesUntil }, item, []],
  ['goes down with a seller who is away and hides it', {}, hides, item, [AWAY]],
  ['is hidden once', {}, hides, away, []],
  ['comes back with them', {}, back, away, [UP]],
  ['comes back with a seller who ends being away', {}, undefined, away, [UP]],
  ['stays down where its seller took it down before going away', {}, back, { ...item, hidden: true }, []],
  ['stays as it is while somebody pays, though its seller goes away', {}, hides, { ...item, ...held }, []],
  ['stays up where it is sold', {}, hides, { ...item, paid: true }, []],
  ['stays down with a seller who is back, but suspended', suspended, back, away, [DOWN]],
  ['stays down with one who is reinstated, but away', {}, hides, { ...item, ...DOWN }, [AWAY]],
])('an item %s', async (_what, user, presence, product, changes) => {
  Object.assign(store, { user, presence, product, changes: [] });
  await followSeller('chair', 'sal');
  expect(store.changes).toEqual(changes);
});
