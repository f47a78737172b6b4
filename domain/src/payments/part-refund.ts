import type { Payment } from './payment.ts';

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
