import type { Suspension } from '../accounts/user.ts';
import type { Order } from '../orders/order.ts';
import { holdsMoney, isLost } from '../payments/dispute.ts';
import type { Payment } from '../payments/payment.ts';
import type { Payout, PayoutBlock } from './payout.ts';
import type { PayoutGoal } from './payout-machine.ts';

/** What a payout follows from. */
export interface PayoutGrounds {
  order: Pick<Order, 'state'>;
  payment: Pick<Payment, 'status' | 'dispute'> | undefined;
  /** Whether the seller's account with the provider takes transfers. */
  isReady: boolean;
  /** How an admin has suspended the seller; undefined where none has. */
  suspension: Suspension | undefined;
  /** What the seller would get; cents. */
  net: number;
}

/** What is wanted of a payout now: a function of what stands, however it came to be. */
export function payoutDesiredState({ order, payment, isReady, suspension, net }: PayoutGrounds): PayoutGoal {
  const isBack = payment?.status !== 'recorded' || order.state === 'refunded' || isLost(payment.dispute);
  if (isBack || net === 0) return 'none';
  if (order.state !== 'released') return 'wait';
  if (holdsMoney(payment.dispute)) return 'freeze';
  return isReady && suspension === undefined ? 'pay' : 'hold';
}

/** Why a payout is held at a goal; undefined where it is not. */
export function payoutBlock(goal: PayoutGoal, suspension: Suspension | undefined): PayoutBlock | undefined {
  if (goal === 'freeze') return 'dispute';
  if (goal !== 'hold') return undefined;
  return suspension ?? 'account';
}

/** Cents of the transfer that have to come back so that the seller has what is wanted: all of it, or what was refunded since. */
export function centsToReverse(
  goal: PayoutGoal,
  { transferred, reversed, net }: Pick<Payout, 'transferred' | 'reversed' | 'net'>,
): number {
  const wanted = goal === 'freeze' || goal === 'none' ? 0 : net;
  return Math.max(0, transferred - reversed - wanted);
}
