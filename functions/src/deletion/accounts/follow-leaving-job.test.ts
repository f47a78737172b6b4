import { aProduct } from '@thriftline/domain/testing/builders';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { Job } from '../../jobs/job.ts';
import { FOLLOW_LEAVING } from './follow-leaving-job.ts';

const store = vi.hoisted(() => ({ user: {}, product: {}, changes: [] as object[] }));

vi.mock('../../accounts/users.ts', () => ({ userDocument: () => 'user' }));
vi.mock('../../catalogue/products.ts', () => ({
  products: () => undefined,
  productDocument: () => 'product',
}));
vi.mock('../../fulfilment/stop-order.ts', () => ({ stopOrder: () => undefined }));
vi.mock('../../orders/order-documents.ts', () => ({ orders: () => undefined }));
vi.mock('../../firestore/collection.ts', () => ({ read: async (name: 'user' | 'product') => store[name] }));
vi.mock('../../jobs/plan.ts', () => ({
  eachDocument: (_name: string, _find: unknown, act: (found: { id: string }, job: object) => unknown) => act,
}));
vi.mock('../../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<unknown>) =>
      work({ update: (_document: string, change: object) => store.changes.push(change) }),
  }),
}));

const DOWN = { hidden: true, hiddenUntilKept: true };
const UP = { hidden: FieldValue.delete(), hiddenUntilKept: FieldValue.delete() };
const item = { ...aProduct(), createdAt: Timestamp.fromMillis(0) };
const leaving = { deleteAt: Timestamp.fromMillis(1) };
const held = { hold: { id: 'a', until: Timestamp.fromMillis(Date.now() + 60_000) } };

it.each([
  ['goes down with a leaving seller', leaving, item, [DOWN]],
  ['goes down with a suspended seller', { suspended: true }, item, [DOWN]],
  ['comes back with them', {}, { ...item, ...DOWN }, [UP]],
  ['stays down while the seller is reinstated, but leaves', leaving, { ...item, ...DOWN }, []],
  ['stays down where its seller took it down', {}, { ...item, hidden: true }, []],
  ['stays as it is while somebody pays for it', { suspended: true }, { ...item, ...held }, []],
])('an item %s', async (_what, user, product, changes) => {
  Object.assign(store, { user, product, changes: [] });
  const [followItem] = FOLLOW_LEAVING.phases as unknown as [
    (found: { id: string }, job: Partial<Job>) => unknown,
  ];
  await followItem({ id: 'chair' }, { about: 'sal' });
  expect(store.changes).toEqual(changes);
});
