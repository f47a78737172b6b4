import { AppError } from '@thriftline/domain/base/errors';
import { PROVIDER_TEXTS } from '@thriftline/domain/base/texts/provider-texts';
import * as logger from 'firebase-functions/logger';
import { Stripe } from 'stripe';
import { beforeEach, expect, it, vi } from 'vitest';
import { findIntent } from './intents.ts';
import { retrieveRefundedIntent } from './refunded-intent.ts';

const world = {
  mayReadBalance: true,
  mayReadPayments: true,
  expanded: [] as string[][],
};

const refused = () =>
  new Stripe.errors.StripePermissionError({ type: 'invalid_request_error', statusCode: 403, message: 'No' });

const BOOKED = { currency: 'usd', fee: 59 };
const charge = {
  id: 'ch_1',
  amount_refunded: 200,
  refunds: { has_more: false, data: [{ id: 're_1', amount: 200, status: 'succeeded' }] },
};

async function retrieve(_id: string, { expand }: { expand: string[] }): Promise<object> {
  world.expanded.push(expand);
  const withFee = expand.includes('latest_charge.balance_transaction');
  if (!world.mayReadPayments || (withFee && !world.mayReadBalance)) throw refused();
  return {
    id: 'pi_1',
    status: 'succeeded',
    currency: 'usd',
    metadata: { bookingsId: 'b', bookingId: 'p', buyerId: 'u' },
    latest_charge: { ...charge, balance_transaction: withFee ? BOOKED : 'txn_1' },
  };
}

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));
vi.mock('./ask-stripe.ts', () => ({
  askStripe: async (ask: (client: object) => Promise<unknown>) => {
    try {
      return await ask({ paymentIntents: { retrieve } });
    } catch (cause) {
      throw new AppError('unavailable', PROVIDER_TEXTS.refusesShop, { cause });
    }
  },
}));

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(world, { mayReadBalance: true, mayReadPayments: true, expanded: [] });
});

it('asks once, and says what the provider took', async () => {
  expect(await findIntent('pi_1')).toMatchObject({ chargeId: 'ch_1', cardFee: 59 });
  expect(world.expanded).toHaveLength(1);
  expect(logger.error).not.toHaveBeenCalled();
});

it('finds what was paid with a key that may not read the balance, without the fee, and tells the operator why', async () => {
  world.mayReadBalance = false;
  const intent = await findIntent('pi_1');
  expect(intent).toMatchObject({ status: 'succeeded', chargeId: 'ch_1' });
  expect(intent).not.toHaveProperty('cardFee');
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('balance transactions'),
    expect.objectContaining({ cause: expect.any(Stripe.errors.StripePermissionError) }),
  );
});

it('keeps the refunds that are asked for with it', async () => {
  world.mayReadBalance = false;
  expect(await retrieveRefundedIntent('pi_1')).toMatchObject({ refunds: [{ id: 're_1', cents: 200 }] });
  expect(world.expanded.at(-1)).toEqual(['latest_charge', 'latest_charge.refunds']);
});

it('fails where the key may not read payments, as before', async () => {
  world.mayReadPayments = false;
  await expect(findIntent('pi_1')).rejects.toMatchObject({ code: 'unavailable' });
  expect(logger.error).not.toHaveBeenCalled();
});
