import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { followFreed } from './follow-freed.ts';
import { followSeller } from './follow-seller.ts';

vi.mock('./follow-seller.ts', () => ({ followSeller: vi.fn() }));

const item: Product = {
  ...aProduct({ sellerId: 'sal' }),
  sellerStatus: 'Verified',
  createdAt: Timestamp.fromMillis(0),
};
const heldUntil = (until: number) => ({ ...item, hold: { id: 'a', until: Timestamp.fromMillis(until) } });
const held = heldUntil(Date.now() + 60_000);
const lapsed = heldUntil(Date.now() - 60_000);
const sold = { ...item, availability: true, paid: true };

it.each<[string, Product, Product, number]>([
  ['follows its seller once its hold is released', held, item, 1],
  ['follows its seller once its lapsed hold is cleared', lapsed, item, 1],
  ['follows its seller once its sale is undone', sold, item, 1],
  ['stays as it is when it is held', item, held, 0],
  ['stays as it is when it is held for another buyer', lapsed, held, 0],
  ['stays as it is when it is sold', held, sold, 0],
  ['stays as it is when its price changes', item, { ...item, resaleprice: 1 }, 0],
])('an item %s', async (_what, before, after, calls) => {
  vi.mocked(followSeller).mockReset();
  await followFreed('chair', before, after);
  expect(vi.mocked(followSeller).mock.calls).toEqual(Array(calls).fill(['chair', 'sal']));
});
