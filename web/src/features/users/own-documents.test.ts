import { expect, it } from 'vitest';
import { ownDocuments } from './own-documents.ts';

const titles = (role: 'Buyer' | 'Seller' | 'Admin') =>
  ownDocuments(role).map(({ title, field }) => `${title} by ${field}`);

it('are what each role may read of its own', () => {
  expect(titles('Buyer')).toEqual([
    'bookings by buyerId',
    'wishlist by buyerId',
    'contactViews by buyerId',
    'payments by buyerId',
  ]);
  expect(titles('Seller')).toEqual([
    'categories by createdBy',
    'products by sellerId',
    'advertisements by sellerId',
    'sales by sellerId',
  ]);
  expect(titles('Admin')).toEqual([
    'categories by createdBy',
    'products by sellerId',
    'advertisements by sellerId',
    'bookings by buyerId',
    'wishlist by buyerId',
    'contactViews by buyerId',
    'payments by buyerId',
    'sales by sellerId',
  ]);
});
