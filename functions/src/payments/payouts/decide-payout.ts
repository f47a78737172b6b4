import type { Suspension } from '@thriftline/domain/accounts/user';
import type { Order } from '@thriftline/domain/orders/order';
import { centsKept } from '@thriftline/domain/payments/card-fee-kept';
import { isLost } from '@thriftline/domain/payments/dispute';
import { centsBack } from '@thriftline/domain/payments/part-refund';
import type { Payment } from '@thriftline/domain/payments/payment';
import { centsToSend, type Payout, payoutAmounts } from '@thriftline/domain/payouts/payout';
import {
  centsToReverse,
  payoutBlock,
  payoutDesiredState,
} from '@thriftline/domain/payouts/payout-desired-state';
import { PAYOUT_MOVES, type PayoutGoal, type PayoutState } from '@thriftline/domain/payouts/payout-machine';

/** What a payout is decided by. */
export interface PayoutFacts {
  payout: Payout;
  order: Pick<Order, 'state'>;
  payment: Pick<Payment, 'status' | 'dispute' | 'amountRefunded' | 'partRefund' | 'cardFeeKept'> | undefined;
  isReady: boolean;
  suspension: Suspension | undefined;
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

/** What a share that went is: a part that was refunded since comes back, and one that its buyer's bank returned goes to the seller again. */
function stateOfSent(goal: PayoutGoal, isTooMuch: boolean, isMissing: boolean): PayoutState {
  if (isTooMuch) return 'reverseDue';
  if (isMissing && goal === 'pay') return 'topUpDue';
  return isMissing && goal === 'hold' ? 'short' : 'sent';
}

/** What to make of a payout now: a function of what stands, so that doubled, late and reordered news decide the same. */
export function decidePayout(facts: PayoutFacts): PayoutDecision {
  const { payout, order, payment, isReady, suspension } = facts;
  if (payout.state === 'sending' || payout.state === 'topUpDue') return asAsked(payout);
  // Of what its buyer canceled the shop has the card fee that they bore, unless a bank gave them that, too.
  const cardFee = payment?.status === 'refunded' ? centsKept({ ...payment, amount: payout.gross }) : 0;
  const back = payment?.status === 'recorded' ? centsBack(payment) : payout.gross - cardFee;
  const amounts =
    cardFee > 0
      ? { fee: isLost(payment?.dispute) ? 0 : cardFee, rounding: 0, net: 0 }
      : payoutAmounts({ ...payout, back });
  const goal = payoutDesiredState({ order, payment, isReady, suspension, net: amounts.net });
  const withBank = goal === 'freeze' || isLost(payment?.dispute) ? payout.gross - back : 0;
  const toReverse = centsToReverse(goal, { ...payout, net: amounts.net });
  const moved = PAYOUT_MOVES[payout.state][goal];
  const isMissing = centsToSend({ ...payout, net: amounts.net }) > 0;
  const state = moved === 'sent' ? stateOfSent(goal, toReverse > 0, isMissing) : moved;
  const block = state === 'blocked' || state === 'short' ? payoutBlock(goal, suspension) : undefined;
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
