import { callFunction } from '@/lib/calls/callables.ts';

/**
 * Has the part of a payment sent again that could not be sent to its buyer. For admins; `sent` is false where the provider does not answer:
 * then it is sent later, by itself. Throws AppError, `conflict` where it is refused anew.
 */
export async function sendPartRefund(paymentIntentId: string): Promise<{ sent: boolean }> {
  return callFunction('sendPartRefund', { paymentIntentId });
}
