import { Stripe } from 'stripe';
import { beforeEach, expect, it, vi } from 'vitest';
import { renewRefundKey } from './renew-refund-key.ts';

/** What is stored of the payment. */
const world = vi.hoisted(() => ({ record: undefined as { refundTries?: number } | undefined }));

vi.mock('../../firestore/collection.ts', () => ({ read: async () => world.record }));
vi.mock('../records/payments.ts', () => ({ paymentDocument: (id: string) => id }));
vi.mock('../../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<void>) =>
      work({ update: (_id: string, change: object) => Object.assign(world.record ?? {}, change) }),
  }),
}));

const errorOf = (statusCode?: number) =>
  new Stripe.errors.StripeAPIError({
    type: 'api_error',
    message: 'It failed',
    ...(statusCode && { statusCode }),
  });

beforeEach(() => {
  world.record = {};
});

it('makes a new key after an error that is saved under the old one', async () => {
  await renewRefundKey('pi_1', undefined, errorOf(500));
  expect(world.record).toEqual({ refundTries: 1 });
  await renewRefundKey('pi_1', 1, errorOf(500));
  expect(world.record).toEqual({ refundTries: 2 });
});

it('makes one, however many met the error under the same key', async () => {
  await renewRefundKey('pi_1', undefined, errorOf(500));
  await renewRefundKey('pi_1', undefined, errorOf(500));
  expect(world.record).toEqual({ refundTries: 1 });
});

it('keeps the key where no answer was saved', async () => {
  for (const status of [undefined, 409, 429]) await renewRefundKey('pi_1', undefined, errorOf(status));
  expect(world.record).toEqual({});
});
