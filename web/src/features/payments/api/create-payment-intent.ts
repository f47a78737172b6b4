import type { CallableResults } from '@thriftline/domain/calls/callables';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import { callFunction } from '@/lib/calls/callables.ts';
import { readServerClock } from '@/lib/clock/server-clock.ts';

/** A payment that can be made, and until when the product is held for it. */
export type OpenIntent = CallableResults['createPaymentIntent'];

/**
 * Asks for the booking's payment intent; the server holds the product for this buyer meanwhile. `shown` is what the page
 * shows: the server refuses what the product is not (`conflict`, naming the field), so nothing else is charged or sold.
 */
export async function createPaymentIntent(bookingsId: string, shown: ShownItem): Promise<OpenIntent> {
  const asked = Date.now();
  const intent = await callFunction('createPaymentIntent', { bookingsId, ...shown });
  // How long the item is kept is counted by the server's clock.
  readServerClock({ asked, answered: Date.now(), server: intent.now });
  return intent;
}
