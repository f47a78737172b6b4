import type { Suspension } from '../accounts/user.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { type FeeRule, feeOf } from '../settings/fee.ts';
import type { PayoutState } from './payout-machine.ts';

/** Why a payout is held: the seller's account cannot take it, or is suspended here, a bank asks for the money, or the provider refused it. */
export type PayoutBlock = 'account' | Suspension | 'dispute' | 'refused';

/** `payouts/{paymentIntentId}`: the seller's share of a sale. Functions alone write it; its seller and admins read it. */
export interface Payout {
  sellerId: string;
  bookingsId: string;
  productId: string;
  productname: string;
  currency: string;
  /** What the buyer paid, what of it is the price for delivery, and what of it went back to the buyer, in part or whole; cents. */
  gross: number;
  deliveryPrice: number;
  back: number;
  /** The rule as it was when the item was sold, what the shop keeps by it, and how that was rounded (fee.ts). */
  feeRule: FeeRule;
  fee: number;
  rounding: number;
  /** What the seller gets; cents. */
  net: number;
  /** What the buyer's bank holds of it after the order's end, or has for good; absent where nothing. Fee and share are then those of before. */
  withBank?: number;
  state: PayoutState;
  block?: PayoutBlock;
  /** Part of the provider's idempotency keys: how often a transfer, or a reversal, was asked for with another answer than wanted. */
  tries: number;
  reversalTries: number;
  /** The transfer that went last; the cents of all that stand, and how many of them came back. */
  transferId?: string;
  transferred: number;
  reversed: number;
  /** Transfers that went before the last and stand beside it, which sent what was missing; and their cents. */
  earlier?: { transferIds: readonly string[]; cents: number };
  /** While it is taken back: how many of them are to have come back in all. */
  reverseTo?: number;
  /** The provider's code of what stood against a transfer or reversal last. */
  failure?: string;
  createdAt: StoredTime;
  /** When the order was released, when the money went, and when some of it came back last. */
  releasedAt?: StoredTime;
  sentAt?: StoredTime;
  reversedAt?: StoredTime;
  /** Since when the provider refuses to send it, or to take it back; absent while it does not. */
  refusedAt?: StoredTime;
}

/** The amounts of a sale that its payout is made of. */
export type PayoutAmounts = Pick<Payout, 'fee' | 'rounding' | 'net'>;

/**
 * What of a sale is the shop's and what its seller's, in cents. The shop's fee is of all that is left of what was paid, delivery
 * included. A sale whose rule is of the item alone keeps that: what went back to the buyer was the item's, as far as that goes.
 */
export function payoutAmounts({
  gross,
  deliveryPrice,
  back,
  feeRule,
}: Pick<Payout, 'gross' | 'deliveryPrice' | 'back' | 'feeRule'>): PayoutAmounts {
  const kept = Math.max(0, gross - back);
  const charged = feeRule.ofDelivery ? kept : Math.max(0, kept - deliveryPrice);
  const { cents: fee, rounding } = feeOf(charged, feeRule);
  return { fee, rounding, net: kept - fee };
}

/** What of a sale is left for the shop and its seller as it stands; with what is back and with the bank, that is all that was paid. */
export function shares({
  gross,
  back,
  withBank = 0,
  fee,
  net,
}: Pick<Payout, 'gross' | 'back' | 'withBank' | 'fee' | 'net'>): Pick<Payout, 'fee' | 'net'> {
  return gross - back - withBank > 0 ? { fee, net } : { fee: 0, net: 0 };
}

/** Cents that a seller has of a sale beyond what is theirs of it: of one that stands in part, the rest stays theirs. */
export function centsOwed(
  payout: Pick<Payout, 'gross' | 'back' | 'withBank' | 'fee' | 'net' | 'transferred' | 'reversed'>,
): number {
  return Math.max(0, payout.transferred - payout.reversed - shares(payout).net);
}

/** Cents that a seller is to get and does not have; of a sale whose share has not gone, all of it. */
export function centsToSend({
  net,
  transferred,
  reversed,
}: Pick<Payout, 'net' | 'transferred' | 'reversed'>): number {
  return Math.max(0, net - transferred + reversed);
}

/** The transfers that a payout is made of, newest first. */
export function transferIdsOf({ transferId, earlier }: Pick<Payout, 'transferId' | 'earlier'>): string[] {
  return transferId === undefined ? [] : [transferId, ...(earlier?.transferIds ?? [])];
}

/** Whether what went comes back, or came, or has to. */
export function isTakenBack(state: PayoutState): boolean {
  return state === 'reverseDue' || state === 'reversed' || state === 'owed';
}

/** Cents that its seller gets of a sale: nothing of what the buyer or their bank has, and its share where it only waits for something. */
export function centsToSeller(
  payout: Pick<Payout, 'state' | 'gross' | 'back' | 'withBank' | 'fee' | 'net'>,
): number {
  if (payout.state === 'cancelled') return 0;
  return isTakenBack(payout.state) ? shares(payout).net : payout.net;
}
