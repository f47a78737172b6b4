import { aBooking, aProduct } from '@thriftline/domain/testing/builders';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { createBooking } from './create-booking.ts';

const store = vi.hoisted(() => ({ documents: new Map<string, object>(), created: [] as string[] }));
const bea = vi.hoisted(() => ({ uid: 'buyer-1', role: 'Buyer', email: 'buyer@example.com' }));

vi.mock('../accounts/actor.ts', () => ({ loadActor: async () => bea }));
vi.mock('../accounts/limits/quotas.ts', () => ({ takePlace: async () => undefined }));
vi.mock('../conversations/conversations.ts', () => ({
  blockDocument: (blocker: string, blocked: string) => ({ path: `blocks/${blocker}_${blocked}` }),
}));
vi.mock('./bookings.ts', () => ({
  bookingDocument: (id: string) => ({ id, path: `bookings/${id}` }),
}));
vi.mock('./product-to-copy.ts', () => ({ productToCopy: async () => aProduct() }));
vi.mock('../firestore/collection.ts', () => ({
  read: async ({ path }: { path: string }) => store.documents.get(path),
}));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<unknown>) =>
      work({ create: ({ path }: { path: string }) => store.created.push(path) }),
  }),
}));

const book = () => {
  const { bookingId: productId, ...fields } = aBooking();
  return createBooking(bea as Actor, { ...fields, productId });
};

beforeEach(() => {
  store.documents.clear();
  store.created.length = 0;
});

it('books for a buyer whom nobody has blocked, or who has blocked the seller', async () => {
  store.documents.set('blocks/buyer-1_seller-1', {});
  store.documents.set('blocks/seller-2_buyer-1', {});
  expect(await book()).toBe('product-1_buyer-1');
  expect(store.created).toEqual(['bookings/product-1_buyer-1']);
});

it('books nothing of a seller who has blocked the buyer, and says nothing of that', async () => {
  store.documents.set('blocks/seller-1_buyer-1', {});
  await expect(book()).rejects.toMatchObject({ code: 'conflict', message: 'You can’t book this item.' });
  expect(store.created).toEqual([]);
});

it('says of an item that was booked before the block that it is', async () => {
  store.documents.set('bookings/product-1_buyer-1', {});
  store.documents.set('blocks/seller-1_buyer-1', {});
  await expect(book()).rejects.toThrow('You’ve already booked this item.');
});
