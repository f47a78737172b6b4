import type { OrderActInput } from '@thriftline/domain/order-act';
import { callFunction } from '@/lib/callables.ts';

/** Does something about an order. Throws AppError, `conflict` where the order is not what the page shows. */
export async function actOnOrder(input: OrderActInput): Promise<void> {
  await callFunction('orderAct', input);
}
