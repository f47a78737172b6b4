import type { CallableResults } from '@thriftline/domain/callables';
import { callFunction } from '@/lib/callables.ts';

/** A payment that can be made, and until when the product is held for it. */
export type OpenIntent = CallableResults['createPaymentIntent'];

/**
 * Asks for the booking's payment intent; the server holds the product for this buyer meanwhile. `productprice` is what
 * the page shows: the server refuses another than the product's (`conflict`, naming the field), so nothing else is charged.
 */
export function createPaymentIntent(bookingsId: string, productprice: number): Promise<OpenIntent> {
  return callFunction('createPaymentIntent', { bookingsId, productprice });
}
