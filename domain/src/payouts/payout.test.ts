import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '../orders/order-machine.ts';
import { feeRuleOf } from '../settings/fee.ts';
import { centsOwed, centsToSeller, payoutAmounts } from './payout.ts';
import { centsToReverse, payoutBlock, payoutDesiredState } from './payout-desired-state.ts';
import { isPayoutOpen, PAYOUT_GOALS, PAYOUT_MOVES, PAYOUT_STATES, SUM_OF } from './payout-machine.ts';
import { payoutNext } from './payout-texts.ts';
import { stuckPayoutText } from './stuck-payout-texts.ts';

const FIVE = { basisPoints: 500, fixed: 0 };

describe('payoutAmounts', () => {
  it('keeps the fee of the item and its delivery, however the two share what is paid', () => {
    const rule = feeRuleOf({ feePercent: 5, feeFixed: 0 });
    for (const deliveryPrice of [0, 600, 5100]) {
      const sale = { gross: 5150, deliveryPrice, back: 0, feeRule: rule };
      expect(payoutAmounts(sale)).toEqual({ fee: 258, rounding: 5000, net: 4892 });
    }
  });

  it('keeps the fee of the item alone for a sale of a day when that was the rule', () => {
    const sale = { gross: 5150, deliveryPrice: 600, back: 0, feeRule: FIVE };
    expect(payoutAmounts(sale)).toEqual({ fee: 228, rounding: 5000, net: 4922 });
  });

  it('takes no fee of what went back', () => {
    const sale = { gross: 5150, deliveryPrice: 600, back: 4550, feeRule: FIVE };
    expect(payoutAmounts(sale)).toEqual({ fee: 0, rounding: 0, net: 600 });
  });

  it('splits every cent, whatever went back', () => {
    const sales = record({
      gross: integer({ min: 50, max: 99_999_999 }),
      deliveryPrice: integer({ min: 0, max: 20_000 }),
      back: integer({ min: 0, max: 99_999_999 }),
      feeRule: record({
        basisPoints: integer({ min: 0, max: 5000 }),
        fixed: integer({ min: 0, max: 10_000 }),
      }),
    });
    const splits = property(sales, (sale) => {
      const { fee, net } = payoutAmounts(sale);
      expect(fee + net).toBe(Math.max(0, sale.gross - sale.back));
      expect(Math.min(fee, net)).toBeGreaterThanOrEqual(0);
    });
    assert(splits, { numRuns: 500 });
  });
});

describe('payoutDesiredState', () => {
  const recorded = { status: 'recorded' as const };
  const stage = (name: 'needsResponse' | 'lost' | 'won' | 'inquiry') => ({
    status: 'recorded' as const,
    dispute: {
      disputeId: 'dp_1',
      stage: name,
      reason: 'general',
      amount: 4550,
      currency: 'usd',
      isTest: true,
    },
  });
  it.each([
    ['paid', recorded, true, 'wait'],
    ['shipped', stage('needsResponse'), true, 'wait'],
    ['released', recorded, true, 'pay'],
    ['released', recorded, false, 'hold'],
    ['released', stage('needsResponse'), true, 'freeze'],
    ['released', stage('inquiry'), true, 'pay'],
    ['released', stage('won'), true, 'pay'],
    ['released', stage('lost'), true, 'none'],
    ['released', { status: 'refunded' as const }, true, 'none'],
    ['refunded', recorded, true, 'none'],
    ['released', undefined, true, 'none'],
  ] as const)('of an order that is %s with %j is, ready %s: %s', (state, payment, isReady, goal) => {
    expect(payoutDesiredState({ order: { state }, payment, isReady, suspension: undefined, net: 4322 })).toBe(
      goal,
    );
  });

  it('is to wait while the seller is suspended, and what a bank or the buyer has is theirs all the same', () => {
    for (const suspension of ['suspended', 'suspendedForGood'] as const) {
      const grounds = { order: { state: 'released' as const }, suspension, net: 4322 };
      for (const isReady of [true, false]) {
        expect(payoutDesiredState({ ...grounds, payment: recorded, isReady })).toBe('hold');
        expect(payoutDesiredState({ ...grounds, payment: stage('needsResponse'), isReady })).toBe('freeze');
        expect(payoutDesiredState({ ...grounds, payment: stage('lost'), isReady })).toBe('none');
      }
      expect(payoutBlock('hold', suspension)).toBe(suspension);
      expect(payoutBlock('freeze', suspension)).toBe('dispute');
    }
    expect(payoutBlock('hold', undefined)).toBe('account');
    const held = { state: 'blocked', block: 'suspended' } as const;
    expect(payoutNext(held)).toContain('suspended');
    expect(stuckPayoutText(held)).toContain('reinstating');
    expect(stuckPayoutText({ state: 'blocked', block: 'suspendedForGood' })).not.toContain('reinstat');
  });

  it('is nothing where nothing is left to send', () => {
    expect(
      payoutDesiredState({
        order: { state: 'released' },
        payment: recorded,
        isReady: true,
        suspension: undefined,
        net: 0,
      }),
    ).toBe('none');
  });
});

describe('PAYOUT_MOVES', () => {
  it('sends nothing before the order is released, and nothing that a bank or the buyer has', () => {
    for (const from of PAYOUT_STATES) {
      for (const goal of PAYOUT_GOALS) {
        const to = PAYOUT_MOVES[from][goal];
        if (to === 'due' || (to === 'sending' && from !== 'sending')) expect(goal).toBe('pay');
        if (to === 'waiting') expect(goal).toBe('wait');
      }
    }
  });

  it('calls nothing off whose answer is not known, and cancels nothing that went', () => {
    for (const goal of PAYOUT_GOALS) {
      expect(PAYOUT_MOVES.sending[goal]).toBe('sending');
      expect(PAYOUT_MOVES.reverseDue[goal]).toBe('reverseDue');
      expect(['sent', 'reverseDue']).toContain(PAYOUT_MOVES.sent[goal]);
    }
  });

  it('comes to rest: at each goal nothing moves for ever without money moving', () => {
    const any = property(constantFrom(...PAYOUT_STATES), constantFrom(...PAYOUT_GOALS), (from, goal) => {
      let state = from;
      for (let step = 0; step < 4; step += 1) state = PAYOUT_MOVES[state][goal];
      expect(PAYOUT_MOVES[state][goal]).toBe(state);
    });
    assert(any, { numRuns: 200 });
  });

  it('counts each state in one sum, or in none where nothing went or came', () => {
    const unsummed = PAYOUT_STATES.filter((state) => SUM_OF[state] === undefined);
    expect(unsummed).toEqual(['cancelled']);
    // What waits for its seller, or for a bank, is not on its way.
    expect(PAYOUT_STATES.filter((state) => SUM_OF[state] === 'onItsWay')).toEqual(['due', 'sending']);
    expect(SUM_OF.blocked).toBe('onHold');
    expect(PAYOUT_STATES.filter((state) => !isPayoutOpen(state))).toEqual(['sent', 'reversed', 'cancelled']);
    for (const state of PAYOUT_STATES) expect(payoutNext({ state })).toMatch(/\.$/);
    expect(ORDER_STATES).toContain('released');
  });
});

describe('centsToReverse', () => {
  it.each([
    ['pay', 4322, 0, 4322, 0],
    ['pay', 4322, 0, 4000, 322],
    ['pay', 4322, 322, 4000, 0],
    ['none', 4322, 322, 4322, 4000],
    ['freeze', 4322, 0, 4322, 4322],
    ['hold', 4322, 0, 4322, 0],
  ] as const)('at %s of %i with %i back and %i wanted is %i', (goal, transferred, reversed, net, back) => {
    expect(centsToReverse(goal, { transferred, reversed, net })).toBe(back);
  });
});

it('of what went and came back, or has to, its seller gets what is left of the sale', () => {
  const payout = { gross: 5200, back: 0, withBank: 5200, fee: 200, net: 5000 };
  expect(centsToSeller({ ...payout, state: 'owed' })).toBe(0);
  expect(centsToSeller({ ...payout, state: 'reversed' })).toBe(0);
  expect(centsToSeller({ ...payout, state: 'cancelled' })).toBe(0);
  // It waits for the bank.
  expect(centsToSeller({ ...payout, state: 'blocked' })).toBe(5000);
  expect(centsToSeller({ ...payout, back: 1000, withBank: 0, net: 4000, state: 'owed' })).toBe(4000);
});

it('waits for the bank, not the buyer, where the order is disputed', () => {
  expect(payoutNext({ state: 'waiting' }, true)).toMatch(/bank/);
  expect(payoutNext({ state: 'waiting' })).toMatch(/once the buyer has the item/);
});

describe('centsOwed', () => {
  const sale = { gross: 28920, deliveryPrice: 0, feeRule: { basisPoints: 475, fixed: 0 } };
  const paidOut = { transferred: 27546, reversed: 0 };

  it.each([
    ['nothing of what is theirs', 0, 0, 0],
    ['what went back of a sale that stands, less the fee of it', 14460, 0, 13773],
    ['all that they got of a sale that went back', 28920, 0, 27546],
    ['all that they got of what a bank has', 0, 28920, 27546],
  ])('is %s', (_, back, withBank, owed) => {
    const payout = { ...sale, ...paidOut, back, withBank, ...payoutAmounts({ ...sale, back }) };
    expect(centsOwed(payout)).toBe(owed);
  });
});
