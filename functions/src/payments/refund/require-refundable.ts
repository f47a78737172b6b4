import { AppError } from '@thriftline/domain/base/errors';
import { holdsMoney, isLost } from '@thriftline/domain/payments/dispute';
import type { Payment } from '@thriftline/domain/payments/payment';
import { REFUND_REFUSED } from '@thriftline/domain/payments/refund-failure-texts';
import { followDisputes } from '../disputes/follow-disputes.ts';
import { findIntent } from '../stripe/intents.ts';

/** Throws `conflict` for a payment whose record says that its bank has the money, or gave it to the buyer. */
export function requireUndisputed({ dispute }: Pick<Payment, 'dispute'>): void {
  if (holdsMoney(dispute)) throw new AppError('conflict', REFUND_REFUSED.disputed);
  if (isLost(dispute)) throw new AppError('conflict', REFUND_REFUSED.lost);
}

/**
 * Asks Stripe what can be known of a refund before anything is undone for it. Throws `conflict` for a payment that the key does
 * not know, that was never paid, or whose bank has the money; a dispute that nobody told of is written down.
 */
export async function requireRefundable(paymentIntentId: string): Promise<void> {
  const intent = await findIntent(paymentIntentId);
  if (intent === undefined) throw new AppError('conflict', REFUND_REFUSED.unknown);
  if (intent.status !== 'succeeded') throw new AppError('conflict', REFUND_REFUSED.unpaid);
  if (!intent.isDisputed) return;
  const { dispute } = await followDisputes(paymentIntentId);
  if (dispute) requireUndisputed({ dispute });
}
