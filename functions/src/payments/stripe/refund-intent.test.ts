import { Stripe } from 'stripe';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refundIntent } from './refunds.ts';

const world = {
  refunds: [] as { id: string; status: string }[],
  meanwhile: undefined as (() => void) | undefined,
  keys: [] as string[],
};

vi.mock('./ask-stripe.ts', () => ({
  askStripe: async (ask: (client: object) => Promise<unknown>) => {
    try {
      return await ask({ refunds });
    } finally {
      world.meanwhile?.();
      world.meanwhile = undefined;
    }
  },
}));

const isBack = () => world.refunds.some(({ status }) => status === 'succeeded');
const refunds = {
  list: async () => ({ data: world.refunds.map((refund) => ({ ...refund, amount: 100 })) }),
  create: async (_asked: object, { idempotencyKey }: { idempotencyKey: string }) => {
    world.keys.push(idempotencyKey);
    if (isBack()) {
      throw new Stripe.errors.StripeInvalidRequestError({
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'It has been refunded.',
      });
    }
    world.refunds.unshift({ id: 're_new', status: 'succeeded' });
    return { id: 're_new', amount: 100, status: 'succeeded', lastResponse: { headers: {} } };
  },
};

beforeEach(() => Object.assign(world, { refunds: [], meanwhile: undefined, keys: [] }));

describe('refundIntent', () => {
  it('finds what went before', async () => {
    world.refunds = [{ id: 're_1', status: 'succeeded' }];
    expect(await refundIntent('pi_1', { amount: 100, tries: 0 })).toMatchObject({ id: 're_1' });
  });

  it('asks again where that came back between the refusal and the list', async () => {
    world.refunds = [{ id: 're_1', status: 'succeeded' }];
    world.meanwhile = () => {
      world.refunds = [{ id: 're_1', status: 'failed' }];
    };
    expect(await refundIntent('pi_1', { amount: 100, tries: 0 })).toMatchObject({ id: 're_new' });
    expect(world.keys).toEqual(['refund-pi_1-0', 'refund-pi_1-0-after-re_1']);
  });
});
