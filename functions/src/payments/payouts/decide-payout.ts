import type { Order } from '@thriftline/domain/order';
import { centsBack } from '@thriftline/domain/part-refund';
import type { Payment } from '@thriftline/domain/payment';
import { PAYOUT_MOVES, type PayoutState } from '@thriftline/domain/payout-machine';
import { type Payout, payoutAmounts } from '@thriftline/domain/payouts/payout';
import { centsToReverse, payoutBlock, payoutGoal } from '@thriftline/domain/payouts/payout-goal';

/** What a payout is decided by. */
export interface PayoutFacts {
  payout: Payout;
  order: Pick<Order, 'state'>;
  payment: Pick<Payment, 'status' | 'dispute' | 'amountRefunded' | 'partRefund'> | undefined;
  isReady: boolean;
}

/** What a payout is to be from now on. */
export type PayoutDecision = Pick<
  Payout,
  'back' | 'fee' | 'rounding' | 'net' | 'state' | 'block' | 'reverseTo'
>;

/** What to make of a payout now: a function of what stands, so that doubled, late and reordered news decide the same. */
export function decidePayout(facts: PayoutFacts): PayoutDecision {
  const { payout, order, payment, isReady } = facts;
  const isWhole = payment?.status !== 'recorded';
  // What went back with the whole sale leaves its fee as it was: the books say what would have been.
  const back = isWhole ? payout.back : centsBack(payment);
  const amounts = payoutAmounts({ ...payout, back });
  const goal = payoutGoal({ order, payment, isReady, net: amounts.net });
  const toReverse = centsToReverse(goal, { ...payout, net: amounts.net });
  const moved = PAYOUT_MOVES[payout.state][goal];
  // A part that was refunded since it was sent comes back, too.
  const state: PayoutState = moved === 'sent' && toReverse > 0 ? 'reverseDue' : moved;
  const block = state === 'blocked' ? payoutBlock(goal) : undefined;
  const isNew = state === 'reverseDue' && payout.state !== 'reverseDue';
  const reverseTo = isNew
    ? payout.reversed + toReverse
    : state === 'reverseDue'
      ? payout.reverseTo
      : undefined;
  return {
    back,
    ...amounts,
    state,
    ...(block !== undefined && { block }),
    ...(reverseTo !== undefined && { reverseTo }),
  };
}
