import { callFunction } from '@/lib/callables.ts';

/** Sends a buyer's money back and puts the product on sale again. For admins; throws AppError. */
export async function refundPayment(paymentIntentId: string, reason: string): Promise<void> {
  await callFunction('refundPayment', { paymentIntentId, reason });
}
