import { describe, expect, it } from 'vitest';
import { aDispute, aRefund, aSale, NOW } from './a-sale.ts';
import { checkEnds } from './check-orders.ts';
import { checkState } from './check-state.ts';
import type { ShopState, TransferState } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** $45.50 less 5 % and $0.30. */
const NET = 4292;

const entry = (by: string, act: string, state: string, at = NOW - HOUR_MS) => ({ by, act, state, at });
const PAID = entry('buyer', 'pay', 'paid');
const RELEASED = entry('buyer', 'receive', 'released');

interface Changes {
  order?: Fields;
  payout?: Fields;
  transfers?: readonly TransferState[];
  refunds?: ShopState['refunds'];
  disputes?: ShopState['disputes'];
  payment?: Fields;
}

function aTransfer(changes: Partial<TransferState> = {}): TransferState {
  return { id: 'tr_1', amount: NET, amount_reversed: 0, metadata: { paymentIntentId: 'pi_1' }, ...changes };
}

/** The sale, its order released, and its seller paid. */
function aPaidSeller({ order, payout, transfers, refunds, disputes, payment }: Changes = {}): ShopState {
  const sale = aSale(payment ? { payment } : {});
  return {
    ...sale,
    settings: { feePercent: 5, feeFixed: 0.3 },
    readyAccounts: ['acct_1'],
    sellerAccounts: [{ id: 'sal', fields: { accountId: 'acct_1' } }],
    refunds: refunds ?? [],
    disputes: disputes ?? [],
    transfers: transfers ?? [aTransfer()],
    orders: [
      { id: 'pi_1', fields: { sellerId: 'sal', state: 'released', history: [PAID, RELEASED], ...order } },
    ],
    payouts: [
      {
        id: 'pi_1',
        fields: {
          sellerId: 'sal',
          state: 'sent',
          gross: 4550,
          fee: 258,
          back: 0,
          net: NET,
          transferId: 'tr_1',
          transferred: NET,
          reversed: 0,
          ...payout,
        },
      },
    ],
  };
}

const rulesOf = (state: ShopState) => checkState(state).map(({ rule }) => rule);

describe('a sale whose seller is paid', () => {
  it('is right', () => expect(rulesOf(aPaidSeller())).toEqual([]));

  it.each<[string, Changes, string]>([
    ['nothing went', { transfers: [] }, 'seller-has-other'],
    ['too little went', { transfers: [aTransfer({ amount: NET - 1 })] }, 'seller-has-other'],
    ['it went twice', { transfers: [aTransfer(), aTransfer({ id: 'tr_2' })] }, 'transferred-twice'],
    ['more went than was charged', { transfers: [aTransfer({ amount: 4551 })] }, 'paid-out-of-nothing'],
    [
      'it went before the order was released',
      { order: { state: 'shipped', history: [PAID, entry('seller', 'ship', 'shipped')] } },
      'seller-has-too-much',
    ],
    ['the buyer has it back, too', { refunds: [aRefund('pi_1')] }, 'seller-has-too-much'],
    ['the bank has it', { disputes: [aDispute('pi_1', 'needs_response')] }, 'seller-has-too-much'],
    ['the books name another transfer', { payout: { transferId: 'tr_9' } }, 'books-transfer'],
    ['the books know of nothing that came back', { payout: { reversed: 10 } }, 'books-moved'],
    ['the books keep another fee', { payout: { fee: 257 } }, 'books-fee'],
    ['the seller is to get more', { payout: { net: NET + 1, fee: 257 } }, 'books-net'],
    ['the books say something else was paid', { payout: { gross: 4500 } }, 'books-gross'],
  ])('is wrong where %s', (_what, changes, rule) => {
    expect(rulesOf(aPaidSeller(changes))).toContain(rule);
  });

  describe('of which a refund came back', () => {
    const refunds = [{ ...aRefund('pi_1'), amount: 1050, status: 'failed' }];
    const first = aTransfer({ amount_reversed: 997 });
    const rest = aTransfer({ id: 'tr_2', amount: 997 });
    const earlier = { transferIds: ['tr_1'], cents: NET };
    const payout = { transferId: 'tr_2', earlier, transferred: NET + 997, reversed: 997 };

    it('may have gone in two', () => {
      expect(rulesOf(aPaidSeller({ refunds, payout, transfers: [first, rest] }))).toEqual([]);
    });

    it('is wrong where the seller lacks what came back for it', () => {
      const lacking = { transferred: NET, reversed: 997 };
      expect(rulesOf(aPaidSeller({ refunds, payout: lacking, transfers: [first] }))).toEqual([
        'seller-has-other',
      ]);
    });

    it('is wrong where it went once more', () => {
      const twice = [first, rest, aTransfer({ id: 'tr_3', amount: 997 })];
      expect(rulesOf(aPaidSeller({ refunds, payout, transfers: twice }))).toContain('transferred-twice');
    });
  });

  it('has to have a payout', () => {
    expect(rulesOf({ ...aPaidSeller(), payouts: [] })).toEqual(['payout-missing']);
  });

  it('may wait for an account', () => {
    const waiting = aPaidSeller({
      transfers: [],
      payout: { state: 'blocked', transferId: undefined, transferred: 0 },
    });
    expect(rulesOf({ ...waiting, readyAccounts: [] })).toEqual([]);
    expect(checkEnds({ ...waiting, readyAccounts: [] })).toEqual([]);
    expect(checkEnds(waiting)).toMatchObject([{ rule: 'payout-waits', subject: 'pi_1' }]);
  });
});

describe('a sale whose money was split', () => {
  const KEPT = 2919;
  const SPLIT = {
    toBuyer: 1550,
    history: [
      PAID,
      entry('seller', 'ship', 'shipped'),
      entry('buyer', 'report', 'disputed', NOW - 5 * DAY_MS),
      entry('admin', 'split', 'released'),
    ],
  };
  // $30 less 5 % and $0.30.
  const split = {
    order: SPLIT,
    payout: { back: 1550, fee: 180, net: 2820, transferred: 2820 },
    transfers: [aTransfer({ amount: 2820 })],
    refunds: [{ ...aRefund('pi_1'), amount: 1550 }],
  };
  it('gives each side its part', () => {
    expect(rulesOf(aPaidSeller(split))).toEqual([]);
  });

  it.each<[string, Changes, string]>([
    ['gives the buyer nothing', { refunds: [] }, 'refunded-too-little'],
    ['gives the buyer twice', { refunds: [...split.refunds, ...split.refunds] }, 'refunded-too-much'],
    ['gives the buyer all', { refunds: [aRefund('pi_1')] }, 'refunded-too-much'],
    [
      'gives the seller the whole share',
      {
        payout: { back: 0, fee: 258, net: NET, transferred: NET },
        transfers: [aTransfer()],
      },
      'books-back',
    ],
    ['gives the seller another part', { transfers: [aTransfer({ amount: KEPT })] }, 'seller-has-other'],
    ['is still to be sent when it is back', { payment: { refundDue: true } }, 'refund-still-due'],
  ])('is wrong where it %s', (_what, changes, rule) => {
    expect(rulesOf(aPaidSeller({ ...split, ...changes }))).toContain(rule);
  });

  it('may end with a bank that took it before the rest could go', () => {
    const sentBack = entry('admin', 'sendBack', 'refunded');
    const payment = {
      status: 'refunded',
      refundDue: false,
      refundFailure: 'charge_disputed',
      amountRefunded: 1550,
      dispute: { disputeId: 'dp_1', stage: 'lost' },
    };
    const lost = aPaidSeller({
      ...split,
      order: { ...SPLIT, state: 'refunded', history: [...SPLIT.history, sentBack] },
      payment,
      disputes: [aDispute('pi_1', 'lost')],
      transfers: [aTransfer({ amount: 2820, amount_reversed: 2820 })],
      payout: { ...split.payout, state: 'reversed', reversed: 2820 },
    });
    const ofMoney = /^(books|seller|refund|recorded|order|paid-out|transferred|charged)/;
    expect(rulesOf(lost).filter((rule) => ofMoney.test(rule) && rule !== 'refund-not-shown')).toEqual([]);
    const unsaid = aPaidSeller({ ...split, payment: { ...payment, amountRefunded: 0 } });
    expect(rulesOf(unsaid)).toContain('refund-differs');
  });

  it('may end with the buyer having all of it', () => {
    const sentBack = entry('admin', 'sendBack', 'refunded');
    const whole = aPaidSeller({
      ...split,
      order: { ...SPLIT, state: 'refunded', history: [...SPLIT.history, sentBack] },
      payment: { status: 'refunded', refundId: 're_rest' },
      refunds: [...split.refunds, { ...aRefund('pi_1'), id: 're_rest', amount: 3000 }],
      transfers: [aTransfer({ amount: 2820, amount_reversed: 2820 })],
      payout: { ...split.payout, state: 'reversed', reversed: 2820 },
    });
    // The items of the world around it are sold all the same.
    const ofMoney = /^(books|seller|refund|recorded|order|paid-out|transferred|charged)/;
    expect(rulesOf(whole).filter((rule) => ofMoney.test(rule) && rule !== 'refund-not-shown')).toEqual([]);
    const partSaid = { status: 'refunded', refundId: 're_rest', amountRefunded: 1550 };
    expect(rulesOf(aPaidSeller({ ...split, payment: partSaid, refunds: whole.refunds }))).toContain(
      'refund-differs',
    );
  });
});

describe('an order', () => {
  const long = NOW - 100 * DAY_MS;
  it.each<[string, Fields, string]>([
    ['that nobody paid', { history: [RELEASED] }, 'order-begins-otherwise'],
    [
      'whose seller received it',
      { history: [PAID, entry('seller', 'receive', 'released')] },
      'order-impossible',
    ],
    [
      'that went on after its end',
      { history: [PAID, RELEASED, entry('clock', 'lapse', 'released')] },
      'order-impossible',
    ],
    ['that says something else than its history', { state: 'disputed' }, 'order-differs'],
    ['that was paid for months', { state: 'paid', history: [{ ...PAID, at: long }] }, 'order-waits'],
    [
      'that is refunded while its sale stands',
      { state: 'refunded', history: [PAID, entry('seller', 'cancel', 'refunded')] },
      'order-refunded-for-nothing',
    ],
  ])('%s is wrong', (_what, order, rule) => {
    expect(rulesOf(aPaidSeller({ order }))).toContain(rule);
  });

  it('that ran out is decided by an admin, written down as the next or not', () => {
    const reported = NOW - 5 * DAY_MS;
    const decided = (at: number) => [
      PAID,
      entry('seller', 'ship', 'shipped', reported),
      entry('buyer', 'report', 'disputed', reported),
      entry('admin', 'release', 'released', at),
    ];
    expect(rulesOf(aPaidSeller({ order: { history: decided(NOW) } }))).toEqual([]);
    expect(rulesOf(aPaidSeller({ order: { history: decided(reported + DAY_MS) } }))).toEqual([
      'order-impossible',
    ]);
  });

  it('whose money went back is refunded', () => {
    expect(rulesOf(aPaidSeller({ payment: { status: 'refunded', refundId: 're_pi_1' } }))).toContain(
      'order-not-refunded',
    );
  });

  it('is over after months', () => {
    const open = aPaidSeller({ order: { state: 'shipped' } });
    expect(checkEnds(open).map(({ rule }) => rule)).toEqual(['order-open']);
  });
});
