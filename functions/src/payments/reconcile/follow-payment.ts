import { followDisputes } from '../disputes/follow-disputes.ts';
import { followRefunds } from './follow-refunds.ts';

/** Brings a payment's record in line with all that became of its money at Stripe: refunds, disputes, warnings of the bank's. */
export async function followPayment(paymentIntentId: string): Promise<void> {
  // Money without a record is settled first, so that there is something to write a dispute on.
  await followRefunds(paymentIntentId);
  await followDisputes(paymentIntentId);
}
