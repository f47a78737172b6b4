import { fromDocument } from '@thriftline/domain/base/document-names';
import { aBooking } from '@thriftline/domain/testing/builders';
import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { abandonCheckout } from '../payments/checkout/abandon-checkout.ts';
import { deleteBooking } from './delete-booking.ts';

const store = vi.hoisted(() => ({ deleted: [] as string[] }));

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));
vi.mock('../accounts/require-right.ts', () => ({ requireRight: () => undefined }));
vi.mock('../firestore/collection.ts', () => ({
  read: async () => fromDocument({ ...aBooking(), buyerId: 'bea' }),
}));
vi.mock('../orders/bookings.ts', () => ({ bookingDocument: (id: string) => id }));
vi.mock('../payments/checkout/stop-payment.ts', () => ({ stopPayment: async () => undefined }));
vi.mock('../payments/checkout/close-attempt.ts', () => ({ closeAttempt: async () => () => undefined }));
vi.mock('../payments/checkout/abandon-checkout.ts', () => ({ abandonCheckout: vi.fn() }));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<unknown>) =>
      work({ delete: (id: string) => store.deleted.push(id) }),
  }),
}));

it('a booking that is deleted is answered as deleted, whatever its checkout meets afterwards', async () => {
  vi.mocked(abandonCheckout).mockRejectedValueOnce(new Error('The card provider does not answer'));
  await deleteBooking({ uid: 'bea', role: 'Buyer' } as Actor, 'chair_bea');
  expect(store.deleted).toEqual(['chair_bea']);
  expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining('chair_bea'), expect.any(Error));
});
