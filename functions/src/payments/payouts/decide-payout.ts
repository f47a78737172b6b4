import { isLost } from '@thriftline/domain/dispute';
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
  'back' | 'withBank' | 'fee' | 'rounding' | 'net' | 'state' | 'block' | 'reverseTo'
>;

/**
 * What is being sent stays as it was asked for until the provider's answer is known: asked again for another amount, it refuses, and the
 * money that went is nobody's.
 */
function asAsked({ back, withBank, fee, rounding, net, state }: Payout): PayoutDecision {
  return { back, fee, rounding, net, state, ...(withBank !== undefined && { withBank }) };
}

/** What to make of a payout now: a function of what stands, so that doubled, late and reordered news decide the same. */
export function decidePayout(facts: PayoutFacts): PayoutDecision {
  const { payout, order, payment, isReady } = facts;
  if (payout.state === 'sending') return asAsked(payout);
  const back = payment?.status === 'recorded' ? centsBack(payment) : payout.gross;
  const amounts = payoutAmounts({ ...payout, back });
  const goal = payoutGoal({ order, payment, isReady, net: amounts.net });
  const withBank = goal === 'freeze' || isLost(payment?.dispute) ? payout.gross - back : 0;
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
    ...(withBank > 0 && { withBank }),
    state,
    ...(block !== undefined && { block }),
    ...(reverseTo !== undefined && { reverseTo }),
  };
}
