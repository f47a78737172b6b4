import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { expect, it } from 'vitest';
import { mayBeNew } from './notify-searchers.ts';

const time = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const product = { ...aProduct({ resaleprice: 45 }), createdAt: time(10) } as Product;
const changed = (change: Partial<Product>): Product => ({ ...product, ...change });
const sold = changed({ availability: true, paid: true });
const hidden = changed({ hidden: true });

it.each([
  ['is new', undefined, product],
  ['costs less', changed({ resaleprice: 60 }), product],
  ['costs more', changed({ resaleprice: 30 }), product],
  ['has another name', changed({ productname: 'Lamp' }), product],
  ['says more of itself', changed({ description: 'Old' }), product],
  ['is somewhere else', changed({ location: 'York' }), product],
  ['is in another category', changed({ categoryId: 'lamps' }), product],
  ['is in another condition', changed({ condition: 'Fair' }), product],
  ['is a verified seller’s now', product, changed({ sellerStatus: 'Verified' })],
  ['is shown again', hidden, product],
  ['is for sale again', sold, product],
] as const)('searches may find a product that %s', (_, before, after) => {
  expect(mayBeNew(before, after)).toBe(true);
});

it.each([
  ['is as it was', product, product],
  [
    'is being paid for',
    product,
    changed({ hold: { id: 'b', until: time(20) } as NonNullable<Product['hold']> }),
  ],
  ['has another picture', product, changed({ img: 'another' })],
  ['is sold', product, sold],
  ['is taken down', product, hidden],
  ['is deleted', product, undefined],
  ['is new and hidden', undefined, hidden],
] as const)('no search is looked for where a product %s', (_, before, after) => {
  expect(mayBeNew(before, after)).toBe(false);
});
