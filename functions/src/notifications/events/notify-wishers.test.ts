import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { beforeEach, expect, it, vi } from 'vitest';
import { notifyWishers } from './notify-wishers.ts';

const told = vi.hoisted(() => [] as string[]);
const state = vi.hoisted(() => ({
  wishes: [] as { buyerId: string; createdAt: object }[],
  steps: [] as number[],
  reads: 0,
}));

vi.mock('../notify.ts', () => ({ notify: async ({ to }: { to: string }) => void told.push(to) }));
vi.mock('../../firestore/collection.ts', () => ({
  read: async () => {
    state.reads += 1;
    return product;
  },
}));
vi.mock('../../catalogue/products.ts', () => ({ productDocument: () => ({}) }));
vi.mock('../../catalogue/wishes.ts', () => {
  const from = (start: number, most = Number.POSITIVE_INFINITY): object => ({
    orderBy: () => from(start, most),
    limit: (limit: number) => from(start, limit),
    startAfter: ({ index }: { index: number }) => from(index + 1, most),
    get: async () => {
      const docs = state.wishes.slice(start, start + most);
      state.steps.push(docs.length);
      return { docs: docs.map((wish, offset) => ({ index: start + offset, data: () => wish })) };
    },
  });
  return { wishesFor: () => from(0) };
});

const time = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const product = { ...aProduct({ resaleprice: 45 }), createdAt: time(10) } as Product;
const dearer = { ...product, resaleprice: 60 };
const wish = (buyerId: string, createdAt = time(20)) => ({ buyerId, createdAt });

beforeEach(() => {
  told.length = 0;
  state.steps = [];
  state.reads = 0;
  state.wishes = [];
});

it('tells everybody who wishes for the item, at most 500 at a time', async () => {
  state.wishes = Array.from({ length: 1001 }, (_, index) => wish(`buyer-${index}`));
  await notifyWishers('chair', { before: dearer, after: product, at: time(30) });
  expect(new Set(told).size).toBe(1001);
  expect(state.steps).toEqual([500, 500, 1]);
});

it('leaves out who wished for what had its id before', async () => {
  state.wishes = [wish('early', time(5)), wish('late')];
  await notifyWishers('chair', { before: dearer, after: product, at: time(30) });
  expect(told).toEqual(['late']);
});

it('reads no wishes where there is nothing to tell', async () => {
  state.wishes = [wish('late')];
  const at = time(30);
  await notifyWishers('chair', { before: product, after: product, at });
  expect(state.reads).toBe(0);
  // It was for sale when it was written, and is another's by now.
  await notifyWishers('chair', { before: { ...dearer, createdAt: time(9) }, after: product, at });
  expect(state.reads).toBe(1);
  expect(state.steps).toEqual([]);
});
