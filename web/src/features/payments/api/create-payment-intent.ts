import type { CallableResults } from '@thriftline/domain/callables';
import type { ShownItem } from '@thriftline/domain/payment';
import { callFunction } from '@/lib/callables.ts';

/** A payment that can be made, and until when the product is held for it. */
export type OpenIntent = CallableResults['createPaymentIntent'];

/**
 * Asks for the booking's payment intent; the server holds the product for this buyer meanwhile. `shown` is what the page
 * shows: the server refuses what the product is not (`conflict`, naming the field), so nothing else is charged or sold.
 */
export function createPaymentIntent(bookingsId: string, shown: ShownItem): Promise<OpenIntent> {
  return callFunction('createPaymentIntent', { bookingsId, ...shown });
}
