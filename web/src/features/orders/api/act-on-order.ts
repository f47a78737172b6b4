import type { OrderActInput } from '@thriftline/domain/orders/order-act';
import { callFunction } from '@/lib/calls/callables.ts';

/** Does something about an order. Throws AppError, `conflict` where the order is not what the page shows. */
export async function actOnOrder(input: OrderActInput): Promise<void> {
  await callFunction('orderAct', input);
}
