import type { Intent } from '../stripe/intents.ts';

/** What of the money is for the item itself, in cents: all but its delivery. */
export function paidForItem({ amount, deliveryPrice = 0 }: Pick<Intent, 'amount' | 'deliveryPrice'>): number {
  return amount - deliveryPrice;
}
