import { followDisputes } from '../disputes/follow-disputes.ts';
import { followRefunds } from './follow-refunds.ts';

/**
 * Brings a payment's record in line with all that became of its money at Stripe: refunds, disputes, warnings of the bank's. Says
 * whether anything of it was new.
 */
export async function followPayment(paymentIntentId: string): Promise<boolean> {
  // Money without a record is settled first, so that there is something to write a dispute on.
  const refunds = await followRefunds(paymentIntentId);
  const { isNews } = await followDisputes(paymentIntentId);
  return refunds !== undefined || isNews;
}
