import { holdsMoney, isLost } from '../dispute.ts';
import type { Order } from '../order.ts';
import type { Payment } from '../payment.ts';
import type { PayoutGoal } from '../payout-machine.ts';
import type { Payout, PayoutBlock } from './payout.ts';

/** What a payout follows from. */
export interface PayoutGrounds {
  order: Pick<Order, 'state'>;
  payment: Pick<Payment, 'status' | 'dispute'> | undefined;
  /** Whether the seller's account with the provider takes transfers. */
  isReady: boolean;
  /** What the seller would get; cents. */
  net: number;
}

/** What is wanted of a payout now: a function of what stands, however it came to be. */
export function payoutGoal({ order, payment, isReady, net }: PayoutGrounds): PayoutGoal {
  const isBack = payment?.status !== 'recorded' || order.state === 'refunded' || isLost(payment.dispute);
  if (isBack || net === 0) return 'none';
  if (order.state !== 'released') return 'wait';
  if (holdsMoney(payment.dispute)) return 'freeze';
  return isReady ? 'pay' : 'hold';
}

/** Why a payout is held at a goal; undefined where it is not. */
export function payoutBlock(goal: PayoutGoal): PayoutBlock | undefined {
  if (goal === 'freeze') return 'dispute';
  return goal === 'hold' ? 'account' : undefined;
}

/** Cents of the transfer that have to come back so that the seller has what is wanted: all of it, or what was refunded since. */
export function centsToReverse(
  goal: PayoutGoal,
  { transferred, reversed, net }: Pick<Payout, 'transferred' | 'reversed' | 'net'>,
): number {
  const wanted = goal === 'freeze' || goal === 'none' ? 0 : net;
  return Math.max(0, transferred - reversed - wanted);
}
