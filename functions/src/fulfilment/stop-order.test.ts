import type { OrderState } from '@thriftline/domain/orders/order-machine';
import { anOrder } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { stopOrder } from './stop-order.ts';

const store = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  updates: [] as object[],
  deleted: [] as string[],
}));

vi.mock('../accounts/sign-in/deleted-accounts.ts', () => ({
  deletedAccountDocument: (uid: string) => `deletedAccounts/${uid}`,
}));
vi.mock('../accounts/users.ts', () => ({ userDocument: (uid: string) => `users/${uid}` }));
vi.mock('../orders/order-documents.ts', () => ({
  orderDocument: (id: string) => `orders/${id}`,
  pickupDocument: (id: string) => `orders/${id}/pickup/code`,
}));
vi.mock('../orders/mark-payout-dirty.ts', () => ({ markPayoutDirty: () => undefined }));
vi.mock('./take-handover.ts', () => ({
  isHandedOver: async (_transaction: object, id: string) => store.documents.has(`handovers/${id}`),
}));
vi.mock('../firestore/collection.ts', () => ({ read: async (path: string) => store.documents.get(path) }));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<unknown>) =>
      work({
        update: (_path: string, change: object) => store.updates.push(change),
        delete: (path: string) => store.deleted.push(path),
      }),
  }),
}));

const HOUR_MS = 3_600_000;
const stored = (state: OrderState, dueIn = HOUR_MS) =>
  store.documents.set('orders/pi_1', {
    ...anOrder(),
    state,
    history: [],
    dueAt: Timestamp.fromMillis(Date.now() + dueIn),
  });

beforeEach(() => {
  store.documents = new Map([[`users/${anOrder().sellerId}`, { suspended: true }]]);
  store.updates = [];
  store.deleted = [];
});

it.each(['paid', 'shipped', 'disputed'] as const)(
  'an order that is %s goes to an admin with its seller’s suspension, with a date, and keeps its code',
  async (state) => {
    stored(state);
    expect(await stopOrder('pi_1')).toBe(true);
    expect(store.updates).toMatchObject([
      { state: 'escalated', history: [{ act: 'stop', by: 'shop', state: 'escalated' }] },
    ]);
    const { dueAt } = store.updates[0] as { dueAt: Timestamp };
    expect(Math.round((dueAt.toMillis() - Date.now()) / (24 * HOUR_MS))).toBe(60);
    expect(store.deleted).toEqual([]);
  },
);

it.each([
  ['suspended', { suspended: true }, true],
  ['in good standing', {}, false],
])(
  'an order goes to an admin whose seller was %s when their account was deleted: %j',
  async (_how, mark, isStopped) => {
    stored('shipped');
    store.documents.delete(SELLER);
    store.documents.set(`deletedAccounts/${anOrder().sellerId}`, mark);
    expect(await stopOrder('pi_1')).toBe(isStopped);
  },
);

const SELLER = `users/${anOrder().sellerId}`;

it.each<[string, OrderState, { dueIn?: number; others?: Record<string, object> }]>([
  ['with an admin already', 'escalated', {}],
  ['over', 'released', {}],
  ['run out', 'paid', { dueIn: -1 }],
  ['handed over', 'paid', { others: { 'handovers/pi_1': {} } }],
  ['of a seller in good standing', 'paid', { others: { [SELLER]: {} } }],
])('one that is %s stays as it is', async (_what, state, { dueIn, others = {} }) => {
  stored(state, dueIn);
  for (const [path, data] of Object.entries(others)) store.documents.set(path, data);
  expect(await stopOrder('pi_1')).toBe(false);
  expect(store.updates).toEqual([]);
});
