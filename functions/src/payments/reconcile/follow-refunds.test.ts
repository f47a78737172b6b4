import type { Payment } from '@thriftline/domain/payments/payment';
import { paymentState } from '@thriftline/domain/payments/payment-state';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { centsOf, type Refund } from '../stripe/refunds.ts';
import { followRefunds } from './follow-refunds.ts';

const AMOUNT = 5_600;

/** What the provider and Firestore hold, and what somebody else does once, after the record was looked at. */
const world = {
  refunds: [] as Refund[],
  record: undefined as Partial<Payment> | undefined,
  meanwhile: undefined as (() => void) | undefined,
  /** What the bank does after each of the provider's next answers. */
  bank: [] as (() => void)[],
  remembered: [] as string[],
  /** Cents that the admins were told of. */
  told: [] as number[],
  /** By what else they were. */
  known: new Set<string>(),
};

/** What the record is set to: fields that are deleted are gone. */
function write(fields: Partial<Payment>): void {
  world.record = Object.fromEntries(
    Object.entries({ ...world.record, ...fields }).filter(([, value]) => value !== DELETED),
  );
}

const DELETED = 'deleted';

vi.mock('firebase-admin/firestore', () => ({
  FieldValue: { delete: () => 'deleted', increment: () => 1, serverTimestamp: () => 'now' },
}));
vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));
vi.mock('../../platform/firebase.ts', () => ({
  firestore: () => ({
    async runTransaction(work: (transaction: object) => Promise<unknown>) {
      world.meanwhile?.();
      world.meanwhile = undefined;
      return work({ update: (_document: string, fields: Partial<Payment>) => write(fields) });
    },
  }),
}));
vi.mock('../../firestore/collection.ts', () => ({ read: async () => world.record }));
vi.mock('../records/payments.ts', () => ({ paymentDocument: (id: string) => id }));
vi.mock('../../audit/audit-log.ts', () => ({ writeAudit: vi.fn() }));
vi.mock('../../orders/mark-payout-dirty.ts', () => ({ markPayoutDirty: vi.fn() }));
vi.mock('../refund/decide-refund.ts', () => ({
  decideRefund: async () => write({ status: 'refunded', refundDue: true }),
}));
vi.mock('../refund/send-part-refund.ts', () => ({ sendPartRefund: vi.fn() }));
// All the money went by now, in the provider's dashboard: what is asked for is what is found.
vi.mock('../refund/send-refund.ts', () => ({
  sendRefund: async () => {
    const sent = world.refunds.find(({ isFailed }) => !isFailed);
    if (sent) write({ status: 'refunded', refundDue: false, refundId: sent.id });
    return { refund: sent };
  },
}));
vi.mock('../settle/settle-payment.ts', () => ({
  settlePayment: async () => {
    world.meanwhile?.();
    world.meanwhile = undefined;
    return { outcome: world.record?.status ?? 'refunded' };
  },
}));
vi.mock('../records/unfinished-payments.ts', () => ({
  rememberUnfinished: async (id: string) => void world.remembered.push(id),
}));
vi.mock('../../notifications/events/notify-admins-of-payment.ts', () => ({
  notifyAdminsOfFailedRefund: async (_about: object, { cents, known }: { cents: number; known?: string }) => {
    if (known !== undefined && world.known.has(known)) return;
    if (known !== undefined) world.known.add(known);
    world.told.push(cents);
  },
}));
// The provider: after each answer the bank may do something.
vi.mock('../stripe/ask-stripe.ts', () => ({
  askStripe: async (ask: (client: object) => Promise<unknown>) => {
    const answer = await ask({
      paymentIntents: {
        retrieve: async (id: string, { expand }: { expand: string[] }) => anIntent(id, expand),
      },
      refunds: { list: async () => ({ data: world.refunds.map(aStripeRefund) }) },
    });
    world.bank.shift()?.();
    return answer;
  },
}));

const aStripeRefund = ({ id, cents, isFailed }: Refund) => ({
  id,
  amount: cents,
  status: isFailed ? 'failed' : 'succeeded',
  ...(isFailed && { failure_reason: 'declined' }),
});

function anIntent(id: string, expand: readonly string[]) {
  const hasRefunds = expand.includes('latest_charge.refunds');
  const refunds = {
    data: world.refunds.map(aStripeRefund).slice(0, PAGE),
    has_more: world.refunds.length > PAGE,
  };
  return {
    id,
    created: 0,
    status: 'succeeded',
    amount: AMOUNT,
    amount_received: AMOUNT,
    currency: 'usd',
    metadata: { bookingsId: 'p_b', bookingId: 'p', productId: 'p', buyerId: 'b' },
    latest_charge: {
      id: 'ch_1',
      amount_refunded: centsOf(world.refunds),
      ...(hasRefunds && { refunds }),
    },
  };
}

/** Refunds that come with a charge. */
const PAGE = 10;

const aRefund = (id: string, isFailed: boolean): Refund => ({
  id,
  cents: AMOUNT,
  isFailed,
  isPending: false,
  failure: isFailed ? 'declined' : undefined,
});

beforeEach(() => {
  Object.assign(world, {
    refunds: [],
    record: undefined,
    meanwhile: undefined,
    bank: [],
    remembered: [],
    told: [],
    known: new Set(),
  });
});

describe('following the refunds of a payment', () => {
  it('undoes a sale that somebody recorded who did not know that its money was back', async () => {
    world.refunds = [aRefund('re_dashboard', false)];
    world.meanwhile = () => write({ status: 'recorded', amount: AMOUNT });
    expect(await followRefunds('pi_1')).toBe('undone');
    expect(world.record).toMatchObject({ status: 'refunded', refundId: 're_dashboard', refundDue: false });
  });

  it('finds what went in the dashboard while somebody gave up', async () => {
    const failed = ['re_1', 're_2', 're_3'].map((id) => aRefund(id, true));
    world.record = { status: 'refunded', refundDue: false, refundId: 're_3', amount: AMOUNT };
    world.refunds = [aRefund('re_dashboard', false), ...failed];
    world.meanwhile = () =>
      write({ refundDue: false, refundFailure: 'declined', refundId: DELETED, failedRefundId: 're_3' });
    await followRefunds('pi_1');
    expect(world.record).toMatchObject({ refundId: 're_dashboard' });
  });

  it('tells of all the money where the last try comes back while it is looked at', async () => {
    const failed = ['re_1', 're_2'].map((id) => aRefund(id, true));
    world.record = { status: 'refunded', refundDue: false, refundId: 're_3', amount: AMOUNT };
    world.refunds = [aRefund('re_3', false), ...failed];
    world.bank = [() => (world.refunds = [aRefund('re_3', true), ...failed])];
    await followRefunds('pi_1');
    // The first answer knows nothing of it, and the next event brings it about.
    await followRefunds('pi_1');
    expect(world.told).toEqual([AMOUNT]);
    expect(world.record).not.toHaveProperty('amountRefunded', AMOUNT);
  });

  it('puts right what an older answer wrote after a newer one had found nothing to change', async () => {
    const part = { ...aRefund('re_1', false), cents: 1_000 };
    world.record = { status: 'recorded', amount: AMOUNT };
    world.refunds = [part];
    // The bank sends it back before the older answer is written down; whoever follows that finds 0 here and there.
    world.meanwhile = () => (world.refunds = [{ ...part, isFailed: true }]);
    expect(await followRefunds('pi_1')).toBe('noted');
    expect(world.record).toMatchObject({ amountRefunded: 0 });
  });

  it('tells of each part of the dashboard that the bank returns, once', async () => {
    const parts = [1_000, 500].map((cents) => ({ ...aRefund(`re_${cents}`, false), cents }));
    world.record = { status: 'recorded', amount: AMOUNT, amountRefunded: 1_500 };
    world.refunds = parts.map((part) => ({ ...part, isFailed: part.cents === 500, failure: 'declined' }));
    await followRefunds('pi_1');
    expect(world.record).toMatchObject({ amountRefunded: 1_000 });
    world.refunds = parts.map((part) => ({ ...part, isFailed: true, failure: 'declined' }));
    await followRefunds('pi_1');
    await followRefunds('pi_1');
    expect(world.record).toMatchObject({ amountRefunded: 0 });
    expect(world.told).toEqual([500, 1_000]);
  });

  it('leaves how much is back to whoever wrote it since, and looks again', async () => {
    const part = { ...aRefund('re_1', false), cents: 1_000 };
    const more = { ...aRefund('re_2', false), cents: 500 };
    world.record = { status: 'recorded', amount: AMOUNT };
    world.refunds = [part];
    world.meanwhile = () => {
      world.refunds = [more, part];
      write({ amountRefunded: 1_500 });
    };
    await followRefunds('pi_1');
    expect(world.record).toMatchObject({ amountRefunded: 1_500 });
  });

  it('has a payment looked at later whose refund came back before its sender wrote it down', async () => {
    world.record = { status: 'refunded', refundDue: true, amount: AMOUNT };
    world.refunds = [aRefund('re_1', true)];
    expect(await followRefunds('pi_1')).toBeUndefined();
    expect(world.remembered).toEqual(['pi_1']);
  });

  it('counts every refund of a payment that has more than come with it', async () => {
    world.record = { status: 'recorded', amount: AMOUNT };
    world.refunds = Array.from({ length: PAGE + 2 }, (_, n) => ({ ...aRefund(`re_${n}`, false), cents: 10 }));
    await followRefunds('pi_1');
    expect(world.record).toMatchObject({ amountRefunded: 120 });
  });

  it('changes nothing where all is written down', async () => {
    world.refunds = [aRefund('re_1', false)];
    world.record = { status: 'refunded', refundDue: false, refundId: 're_1', amount: AMOUNT };
    expect(paymentState({ record: world.record as Payment })).toBe('refunded');
    expect(await followRefunds('pi_1')).toBeUndefined();
  });
});
