import { callFunction } from '@/lib/calls/callables.ts';

/**
 * Sends a buyer's money back and puts the product on sale again. For admins; `isPending` says that the bank has
 * still to confirm it. Throws AppError.
 */
export async function refundPayment(
  paymentIntentId: string,
  reason: string,
): Promise<{ isPending: boolean }> {
  return callFunction('refundPayment', { paymentIntentId, reason });
}
