import type { User } from '@thriftline/domain/accounts/user';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { requireForSale } from './open-attempt.ts';

const now = Date.now();
const product = { ...aProduct(), createdAt: Timestamp.fromMillis(now) } as Product;
const open = { name: 'Sal', role: 'Seller' } as User;

it.each([
  ['an item that is sold', { ...product, availability: true, paid: true }, open],
  ['one that is taken down', { ...product, hidden: true as const }, open],
  ['one of a suspended seller', product, { ...open, suspended: true }],
  ['one whose seller is leaving', product, { ...open, deleteAt: Timestamp.fromMillis(now + 1) }],
])('%s is not to be paid for', (_which, item, seller) => {
  expect(() => requireForSale(item, seller, now)).toThrow(expect.objectContaining({ code: 'conflict' }));
});

it('one that is for sale is', () => {
  expect(() => requireForSale(product, open, now)).not.toThrow();
});
