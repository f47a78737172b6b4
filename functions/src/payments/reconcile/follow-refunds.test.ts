import type { Payment } from '@thriftline/domain/payment';
import { paymentState } from '@thriftline/domain/payment-state';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Intent } from '../stripe/intents.ts';
import type { Refund } from '../stripe/refunds.ts';
import { followRefunds } from './follow-refunds.ts';

const AMOUNT = 5_600;

/** What the provider and Firestore hold, and what somebody else does once, after the record was looked at. */
const world = {
  refunds: [] as Refund[],
  record: undefined as Partial<Payment> | undefined,
  meanwhile: undefined as (() => void) | undefined,
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
vi.mock('../../orders/mark-unsettled.ts', () => ({ markUnsettled: vi.fn() }));
vi.mock('../refund/decide-refund.ts', () => ({
  decideRefund: async () => write({ status: 'refunded', refundDue: true }),
}));
vi.mock('../refund/send-part-refund.ts', () => ({ sendPartRefund: vi.fn() }));
// All the money went by now, in the provider's dashboard: what is asked for is what is found.
vi.mock('../refund/send-refund.ts', () => ({
  sendRefund: async () => {
    const sent = world.refunds.find(({ isFailed }) => !isFailed);
    if (sent) write({ status: 'refunded', refundDue: false, refundId: sent.id });
  },
}));
vi.mock('../settle/settle-payment.ts', () => ({
  settlePayment: async () => {
    world.meanwhile?.();
    world.meanwhile = undefined;
    return { outcome: world.record?.status ?? 'refunded' };
  },
}));
vi.mock('../stripe/refunds.ts', async (original) => ({
  ...(await original<typeof import('../stripe/refunds.ts')>()),
  refundsOf: async () => world.refunds,
}));
vi.mock('../stripe/intents.ts', () => ({
  retrieveIntent: async (id: string): Promise<Partial<Intent>> => ({
    id,
    status: 'succeeded',
    amount: AMOUNT,
    refunded: world.refunds.filter(({ isFailed }) => !isFailed).reduce((sum, { cents }) => sum + cents, 0),
  }),
}));

const aRefund = (id: string, isFailed: boolean): Refund => ({
  id,
  cents: AMOUNT,
  isFailed,
  isPending: false,
  failure: isFailed ? 'declined' : undefined,
});

beforeEach(() => {
  Object.assign(world, { refunds: [], record: undefined, meanwhile: undefined });
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

  it('changes nothing where all is written down', async () => {
    world.refunds = [aRefund('re_1', false)];
    world.record = { status: 'refunded', refundDue: false, refundId: 're_1', amount: AMOUNT };
    expect(paymentState({ record: world.record as Payment })).toBe('refunded');
    expect(await followRefunds('pi_1')).toBeUndefined();
  });
});
