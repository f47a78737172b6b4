import type { Payment } from '@thriftline/domain/payments/payment';
import { centsOwed, centsToSend, type Payout } from '@thriftline/domain/payouts/payout';
import { aPayout } from '@thriftline/domain/testing/builders';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcilePayout } from './reconcile-payout.ts';

const ORDER = 'pi_1';
const NET = 4292;
/** Less 5 % and $0.30 of the $35.00 that are left. */
const LESS = 3295;

interface StoredTransfer {
  id: string;
  amount: number;
  amount_reversed: number;
}

/** What Firestore and the provider hold, and what the provider does to the next requests of a kind. */
const world = {
  documents: new Map<string, object>(),
  transfers: [] as StoredTransfer[],
  /** Answers under an idempotency key. */
  answers: new Map<string, StoredTransfer>(),
  faults: { send: undefined, reverse: undefined } as Record<
    'send' | 'reverse',
    'refused' | 'unreached' | 'lost' | undefined
  >,
};

const { stamp } = vi.hoisted(() => {
  let seconds = 0;
  const stamp = () => {
    seconds += 1;
    const at = seconds * 1_000;
    return { toMillis: () => at };
  };
  return { stamp };
});

vi.mock('firebase-admin/firestore', () => ({
  FieldValue: {
    delete: () => undefined,
    increment: (by: number) => ({ by }),
    serverTimestamp: () => stamp(),
  },
  Timestamp: { fromMillis: (at: number) => ({ toMillis: () => at }) },
}));
vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('../../firestore/collection.ts', () => ({ read: async (name: string) => world.documents.get(name) }));
vi.mock('../records/payouts.ts', () => ({
  payoutDocument: (id: string) => `payouts/${id}`,
  sellerAccountDocument: (uid: string) => `sellerAccounts/${uid}`,
}));
vi.mock('../records/payments.ts', () => ({ paymentDocument: (id: string) => `payments/${id}` }));
vi.mock('../../orders/order-documents.ts', () => ({ orderDocument: (id: string) => `orders/${id}` }));
vi.mock('../../accounts/sign-in/find-suspension.ts', () => ({ findSuspension: async () => undefined }));
vi.mock('../../orders/unsettled-payouts.ts', () => ({
  unsettledWait: () => 0,
  unsettledPayoutDocument: () => ({
    get: async () => ({ data: () => undefined, updateTime: undefined }),
    set: async () => ({ writeTime: undefined }),
  }),
}));
vi.mock('./follow-account.ts', () => ({ followAccount: async () => [] }));
vi.mock('./notify-on-payout.ts', () => ({ notifyOnPayout: vi.fn() }));
vi.mock('../stripe/intents.ts', () => ({
  findIntent: async () => ({ chargeId: 'ch_1', transferGroup: 'sale' }),
}));
vi.mock('../../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: async (work: (transaction: object) => Promise<unknown>) => work({ update: change }),
  }),
}));
vi.mock('../stripe/ask-stripe.ts', () => ({
  askStripe: (ask: (client: object) => Promise<unknown>) => ask({ transfers }),
}));

/** Changes a document as Firestore would: numbers are added to, and what is deleted is gone. */
function change(name: string, fields: Record<string, unknown>): void {
  const before = { ...world.documents.get(name) } as Record<string, unknown>;
  for (const [field, value] of Object.entries(fields)) {
    const by = (value as { by?: number } | undefined)?.by;
    before[field] = by === undefined ? value : Number(before[field] ?? 0) + by;
  }
  world.documents.set(name, before);
}

const refusal = () =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'balance_insufficient',
    message: 'There is less.',
    statusCode: 400,
    headers: {},
  });

/** Answers once under a key; what is lost was done. */
function answer(kind: 'send' | 'reverse', key: string, act: () => StoredTransfer): StoredTransfer {
  if (world.faults[kind] === 'refused') throw refusal();
  if (world.faults[kind] === 'unreached') throw new Error('The connection broke');
  const done = world.answers.get(key) ?? act();
  world.answers.set(key, done);
  if (world.faults[kind] === 'lost') throw new Error('The connection broke');
  return { ...done };
}

const transfers = {
  retrieve: async (id: string) => ({ ...world.transfers.find((one) => one.id === id) }),
  list: async () => ({
    data: world.transfers
      .map((one) => ({
        ...one,
        reversed: one.amount_reversed >= one.amount,
        metadata: { paymentIntentId: ORDER },
      }))
      .reverse(),
  }),
  create: async ({ amount }: { amount: number }, { idempotencyKey }: { idempotencyKey: string }) =>
    answer('send', idempotencyKey, () => {
      const made = { id: `tr_${world.transfers.length + 1}`, amount, amount_reversed: 0 };
      world.transfers.push(made);
      return made;
    }),
  createReversal: async (
    id: string,
    { amount }: { amount: number },
    { idempotencyKey }: { idempotencyKey: string },
  ) => ({
    transfer: answer('reverse', idempotencyKey, () => {
      const found = world.transfers.find((one) => one.id === id);
      if (found === undefined) throw new Error(`no ${id}`);
      found.amount_reversed += amount;
      return found;
    }),
  }),
};

const payout = () => world.documents.get(`payouts/${ORDER}`) as Payout;
const amounts = () => world.transfers.map(({ amount, amount_reversed: back }) => [amount, back]);
const held = () => world.transfers.reduce((sum, { amount, amount_reversed: back }) => sum + amount - back, 0);

/** Writes what is so from now on, and follows it. */
async function becomes(facts: {
  payment?: Partial<Payment>;
  order?: 'released';
  account?: string;
}): Promise<void> {
  if (facts.payment) change(`payments/${ORDER}`, facts.payment);
  if (facts.order) change(`orders/${ORDER}`, { state: facts.order });
  if (facts.account) change('sellerAccounts/seller-1', { state: facts.account });
  await reconcilePayout(ORDER);
}

beforeEach(() => {
  Object.assign(world, {
    transfers: [],
    answers: new Map(),
    faults: { send: undefined, reverse: undefined },
    documents: new Map<string, object>([
      [`payouts/${ORDER}`, { ...aPayout(), productId: 'product-1', createdAt: stamp() }],
      [`orders/${ORDER}`, { state: 'shipped' }],
      [`payments/${ORDER}`, { status: 'recorded', amount: 4550 }],
      ['sellerAccounts/seller-1', { accountId: 'acct_1', state: 'ready' }],
    ]),
  });
});

describe('where the bank returns a part that was refunded in the dashboard', () => {
  const partBack = () => becomes({ payment: { amountRefunded: 1050 } });
  const partReturned = () => becomes({ payment: { amountRefunded: 0 } });

  it('the seller gets again what came back for it', async () => {
    await becomes({ order: 'released' });
    await partBack();
    expect(held()).toBe(LESS);
    await partReturned();
    expect(payout()).toMatchObject({ state: 'sent', net: NET, transferred: NET + 997, reversed: 997 });
    expect(amounts()).toEqual([
      [NET, 997],
      [997, 0],
    ]);
  });

  it('the seller gets the rest of a share that was sent without it', async () => {
    await partBack();
    await becomes({ order: 'released' });
    await partReturned();
    expect(payout()).toMatchObject({ state: 'sent', net: NET, transferred: NET, reversed: 0 });
    expect(amounts()).toEqual([
      [LESS, 0],
      [997, 0],
    ]);
    await reconcilePayout(ORDER);
    expect(held()).toBe(NET);
  });

  it('a seller whose account could not cover the part owes nothing and gets nothing more', async () => {
    await becomes({ order: 'released' });
    world.faults.reverse = 'refused';
    await partBack();
    expect(payout()).toMatchObject({ state: 'owed' });
    await partReturned();
    expect(payout()).toMatchObject({ state: 'sent' });
    expect(centsOwed(payout())).toBe(0);
    expect(amounts()).toEqual([[NET, 0]]);
  });

  describe('and the seller is short of it', () => {
    beforeEach(async () => {
      await becomes({ order: 'released' });
      await partBack();
    });

    it('a refused transfer leaves the rest with them, owes nothing and is tried again', async () => {
      world.faults.send = 'refused';
      await partReturned();
      expect(payout()).toMatchObject({ state: 'short', block: 'refused', failure: 'balance_insufficient' });
      expect([centsOwed(payout()), centsToSend(payout()), held()]).toEqual([0, 997, LESS]);
      world.faults.send = undefined;
      await reconcilePayout(ORDER);
      expect(payout()).toMatchObject({ state: 'sent' });
      expect(payout().block).toBeUndefined();
      expect(held()).toBe(NET);
    });

    it('it waits for an account that takes nothing', async () => {
      change('sellerAccounts/seller-1', { state: 'restricted' });
      await partReturned();
      expect(payout()).toMatchObject({ state: 'short', block: 'account' });
      await becomes({ account: 'ready' });
      expect(held()).toBe(NET);
    });

    it.each(['known', 'forgotten'])('it is sent once though the answer is lost, its key %s', async (key) => {
      world.faults.send = 'lost';
      await expect(partReturned()).rejects.toThrow();
      expect(payout()).toMatchObject({ state: 'topUpDue' });
      world.faults.send = undefined;
      if (key === 'forgotten') world.answers.clear();
      await reconcilePayout(ORDER);
      expect(payout()).toMatchObject({ state: 'sent' });
      expect(held()).toBe(NET);
    });

    it('what was asked for is sent before a new refund takes it back', async () => {
      world.faults.send = 'unreached';
      await expect(partReturned()).rejects.toThrow();
      world.faults.send = undefined;
      await partBack();
      expect(payout()).toMatchObject({ state: 'sent', net: LESS });
      expect(amounts()).toEqual([
        [NET, 997],
        [997, 997],
      ]);
    });

    it('all of it comes back once the buyer has all of the money, and goes again as one', async () => {
      await partReturned();
      await becomes({
        payment: { dispute: { stage: 'needsResponse' } as NonNullable<Payment['dispute']> },
      });
      expect(payout()).toMatchObject({ state: 'reversed', reversed: NET + 997 });
      expect(held()).toBe(0);
      await becomes({ payment: { dispute: { stage: 'won' } as NonNullable<Payment['dispute']> } });
      expect(payout()).toMatchObject({ state: 'sent', transferred: NET, reversed: 0 });
      expect(payout().earlier).toBeUndefined();
      expect(held()).toBe(NET);
    });
  });
});
