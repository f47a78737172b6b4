import { PERSONAL_DATA } from '@thriftline/domain/privacy/deleted-and-kept-data';
import { expect, it } from 'vitest';
import { ownDocuments } from './own-documents.ts';

const titles = (role: 'Buyer' | 'Seller' | 'Admin') =>
  ownDocuments(role).map(({ title, field }) => `${title} by ${field}`);

it('are what each role may read of its own', () => {
  expect(titles('Buyer')).toEqual([
    'bookings by buyerId',
    'wishlist by buyerId',
    'conversations by members',
    'reports by reporterId',
    'savedSearches by ownerId',
    'searchHits by ownerId',
    'follows by followerId',
    'reviewsWritten by authorId',
    'reviewsReceived by aboutId',
    'blocks by blockerId',
    'orders by buyerId',
    'payments by buyerId',
    'payouts by sellerId',
  ]);
  expect(titles('Seller')).toEqual([
    'categories by createdBy',
    'products by sellerId',
    'advertisements by sellerId',
    'bookings by buyerId',
    'wishlist by buyerId',
    'conversations by members',
    'reports by reporterId',
    'savedSearches by ownerId',
    'searchHits by ownerId',
    'follows by followerId',
    'reviewsWritten by authorId',
    'reviewsReceived by aboutId',
    'blocks by blockerId',
    'orders by buyerId',
    'soldOrders by sellerId',
    'payments by buyerId',
    'sales by sellerId',
    'payouts by sellerId',
  ]);
  // What they sold before they became one stays theirs.
  expect(titles('Admin')).toEqual(titles('Seller'));
});

it('are all that a page hands out of what is kept about people', () => {
  const handedOut = Object.entries(PERSONAL_DATA).filter(([, data]) => data?.handedOut === 'page');
  // Read beside them: the account, its counts, where its money goes, and the contact of each product.
  const read = new Set([
    'users',
    'quotas',
    'sellerAccounts',
    'private',
    ...ownDocuments('Seller').map(({ name }) => name),
  ]);
  expect(handedOut.map(([name]) => name).filter((name) => !read.has(name))).toEqual([]);
});
