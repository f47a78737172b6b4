import type { OrderActInput } from '@thriftline/domain/orders/order-act';
import { aLosslessWebp, aWebp } from '@thriftline/domain/testing/picture-files';
import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { requirePictures } from './require-pictures.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, object>());

vi.mock('../firestore/collection.ts', () => ({ read: async (path: string) => store.get(path) }));
vi.mock('../orders/order-documents.ts', () => ({
  problemPictureDocument: (order: string, place: number, size: string) => `${order}/${place}-${size}`,
}));

const transaction = { delete: (path: unknown) => void store.delete(String(path)) } as unknown as Transaction;
const SIZE = { width: 1600, height: 1200 };
const REPORT: OrderActInput = {
  orderId: 'order-1',
  seenState: 'shipped',
  act: 'report',
  pictures: [SIZE, SIZE],
};

function show(place: number, large: Uint8Array, small = aWebp(480, 360)): void {
  store.set(`order-1/${place}-large`, { by: 'bea', bytes: large });
  store.set(`order-1/${place}-small`, { by: 'bea', bytes: small });
}
const report = (more: Partial<OrderActInput> = {}) => requirePictures(transaction, { ...REPORT, ...more });

beforeEach(() => {
  store.clear();
  show(0, aWebp(1600, 1200));
});

it('finds nothing in photos as the website sends them, nor where none are named', async () => {
  show(1, aWebp(640, 480));
  expect(await report()).toBeUndefined();
  expect(await report({ act: 'ship' })).toBeUndefined();
  expect(await report({ pictures: [] })).toBeUndefined();
  expect(store.size).toBe(4);
});

it('refuses a report one of whose photos has not arrived, in either size', async () => {
  await expect(report()).rejects.toMatchObject({
    code: 'invalid-argument',
    fields: { pictures: 'Must be there' },
  });
  show(1, aWebp(640, 480));
  store.delete('order-1/1-small');
  await expect(report()).rejects.toMatchObject({ code: 'invalid-argument' });
});

it.each([
  ['more pixels than a viewer has room for', aLosslessWebp(16_383, 16_383)],
  ['no pixels', aWebp(640, 480).subarray(0, 16)],
])('deletes all of them where one has %s, and tells its buyer', async (_what, bytes) => {
  show(1, aWebp(640, 480), bytes);
  expect(await report()).toMatchObject({
    code: 'invalid-argument',
    fields: { pictures: expect.any(String) },
  });
  expect([...store.keys()]).toEqual([]);
});
