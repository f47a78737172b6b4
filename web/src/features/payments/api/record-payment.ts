import type { CallableResults } from '@thriftline/domain/calls/callables';
import { callFunction } from '@/lib/calls/callables.ts';

/** What became of the recording: recorded, or the money given back because the product was sold meanwhile. */
export type Recorded = CallableResults['recordPayment'];

/** Has the server check the payment with the card provider and record it. May be asked again. */
export function recordPayment(paymentIntentId: string, bookingsId: string): Promise<Recorded> {
  return callFunction('recordPayment', { paymentIntentId, bookingsId });
}
