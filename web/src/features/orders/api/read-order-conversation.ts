import type { SaidOfOrder } from '@thriftline/domain/orders/order-act';
import { callFunction } from '@/lib/calls/callables.ts';

/** What both sides of an order said to each other, oldest first, for an admin who decides about it. Throws AppError. */
export async function readOrderConversation(orderId: string): Promise<readonly SaidOfOrder[]> {
  return (await callFunction('readOrderConversation', { orderId })).messages;
}
