import { number, object, string } from 'yup';
import type { Payment } from './payment.ts';

/** A part of the price that an admin gives the buyer while the sale stands, as the payment's record keeps it. Functions only. */
export const partRefundSchema = object({
  /** Cents that are to have gone back in all: whoever sends more asks what went, so that nothing goes twice. */
  until: number().integer().required(),
  /** The provider's refund, once it took it. */
  refundId: string().optional(),
  /** How often the bank sent it back. */
  failures: number().integer().required(),
  /** Why nobody tries any more, in the provider's words. */
  failure: string().optional(),
});

/** Where such a part stands: it has to be sent, the provider took it, or it cannot be sent. */
export type PartRefundState = 'due' | 'sent' | 'failed';

type Facts = Pick<Payment, 'status' | 'refundDue' | 'partRefund'>;

/** Where the part stands that goes back while the sale does; undefined where there is none, or all of it goes back. */
export function partRefundState({ status, refundDue, partRefund }: Facts): PartRefundState | undefined {
  if (partRefund === undefined || status !== 'recorded') return undefined;
  if (refundDue === true) return 'due';
  return partRefund.failure === undefined ? 'sent' : 'failed';
}

/** Cents of a sale that stands which went back, or were decided to: none of it is the seller's. */
export function centsBack({
  amountRefunded = 0,
  partRefund,
}: Pick<Payment, 'amountRefunded' | 'partRefund'>): number {
  return Math.max(amountRefunded, partRefund?.until ?? 0);
}

/** Cents of what was decided to go back that are not back. */
export function centsToSendBack({
  amountRefunded = 0,
  partRefund,
}: Pick<Payment, 'amountRefunded' | 'partRefund'>): number {
  return Math.max(0, (partRefund?.until ?? 0) - amountRefunded);
}
