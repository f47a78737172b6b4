import type { Payout } from '@thriftline/domain/payouts/payout';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reversePayout } from './reverse-payout.ts';
import { reverseSurplus } from './reverse-surplus.ts';

/** What the provider and Firestore hold, and what somebody else does after the provider's next answer. */
const world = {
  payout: {} as Partial<Payout>,
  transfers: [] as { id: string; amount: number; amount_reversed: number }[],
  /** Answers that the provider keeps under a key. */
  saved: new Map<string, Error>(),
  meanwhile: undefined as (() => void) | undefined,
  written: [] as object[],
};

vi.mock('firebase-admin/firestore', () => ({
  FieldValue: { delete: () => 'deleted', increment: () => 1, serverTimestamp: () => 'now' },
}));
vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));
vi.mock('../../firestore/collection.ts', () => ({ read: async () => world.payout }));
vi.mock('../records/payouts.ts', () => ({ payoutDocument: (id: string) => id }));
vi.mock('./write-payout.ts', () => ({
  writeAnswer: async (_id: string, _asked: object, changes: object) => void world.written.push(changes),
}));
vi.mock('../stripe/intents.ts', () => ({ findIntent: async () => ({ transferGroup: 'sale' }) }));
vi.mock('../stripe/ask-stripe.ts', () => ({
  askStripe: async (ask: (client: object) => Promise<unknown>) => {
    const answer = await ask({ transfers });
    world.meanwhile?.();
    world.meanwhile = undefined;
    return answer;
  },
}));

const stored = (id: string) => world.transfers.find((transfer) => transfer.id === id);
const transfers = {
  retrieve: async (id: string) => ({ ...stored(id) }),
  list: async () => ({
    data: world.transfers.map((one) => ({ ...one, metadata: { paymentIntentId: 'pi_1' } })),
  }),
  createReversal: async (
    id: string,
    { amount }: { amount: number },
    { idempotencyKey }: { idempotencyKey: string },
  ) => {
    const known = world.saved.get(idempotencyKey);
    if (known) throw known;
    const transfer = stored(id);
    if (transfer) transfer.amount_reversed += amount;
    return { transfer: { ...transfer } };
  },
};

const refusal = (isReplayed: boolean) =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'balance_insufficient',
    message: 'The account has less.',
    statusCode: 400,
    headers: isReplayed ? { 'idempotent-replayed': 'true' } : {},
  });

beforeEach(() => {
  Object.assign(world, { payout: {}, saved: new Map(), meanwhile: undefined, written: [] });
  world.transfers = [{ id: 'tr_1', amount: 100, amount_reversed: 0 }];
});

describe('what is taken back of a payout', () => {
  const due = { transferId: 'tr_1', reverseTo: 60, reversalTries: 0 } as Payout;

  it('is owed where the provider refuses it', async () => {
    world.saved.set('reversal-pi_1-0', refusal(false));
    expect(await reversePayout('pi_1', due)).toBe('refused');
    expect(world.written).toMatchObject([{ state: 'owed' }]);
  });

  it('is asked for again under another key where the refusal was somebody else’s, and older', async () => {
    world.saved.set('reversal-pi_1-0', refusal(true));
    expect(await reversePayout('pi_1', due)).toBe('done');
    expect(world.written).toEqual([{ reversalTries: 1 }]);
  });

  it('counts what came back elsewhere between the two answers', async () => {
    world.meanwhile = () => Object.assign(stored('tr_1') ?? {}, { amount_reversed: 40 });
    await reversePayout('pi_1', due);
    expect(world.written).toMatchObject([{ state: 'reversed', reversed: 100 }]);
  });
});

describe('what went beside the transfer that a payout names', () => {
  const reversed = { state: 'reversed', transferId: 'tr_1', tries: 1 } as Payout;
  const more = () => world.transfers.push({ id: 'tr_2', amount: 100, amount_reversed: 0 });

  it('is taken back', async () => {
    world.payout = reversed;
    more();
    await reverseSurplus('pi_1', reversed);
    expect(stored('tr_2')).toMatchObject({ amount_reversed: 100 });
  });

  it('stays where it is the share itself, sent anew since the payout was read', async () => {
    world.payout = { ...reversed, state: 'sent', transferId: 'tr_2', tries: 2 };
    more();
    await reverseSurplus('pi_1', reversed);
    expect(stored('tr_2')).toMatchObject({ amount_reversed: 0 });
  });
});
