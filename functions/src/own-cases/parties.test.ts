import { beforeEach, expect, it, vi } from 'vitest';
import { partiesOfPayment } from './parties.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, object>());
vi.mock('../firestore/collection.ts', () => ({
  collection: (name: string) => name,
  documentIn: (collection: string, id: string) => `${collection}/${id}`,
  read: async (path: string) => store.get(path),
}));

beforeEach(() => store.clear());

it('finds who would have been paid by money that bought nothing', async () => {
  expect(await partiesOfPayment({ paymentIntentId: 'pi_1' })).toEqual([]);
  store.set('payments/pi_1', { buyerId: 'ben', bookingsId: 'chair_ben' });
  expect(await partiesOfPayment({ paymentIntentId: 'pi_1' })).toEqual(['ben', undefined]);
  store.set('paymentAttempts/chair_ben', { sellerId: 'sal' });
  expect(await partiesOfPayment({ paymentIntentId: 'pi_1' })).toEqual(['ben', 'sal']);
  store.set('payments/pi_1', { buyerId: 'ben', sellerId: 'sid', bookingsId: 'chair_ben' });
  expect(await partiesOfPayment({ paymentIntentId: 'pi_1' })).toEqual(['ben', 'sid']);
});
