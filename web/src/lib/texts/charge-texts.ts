import type { ChargeKnowledge } from '../saved/pending-charges.ts';

/** What is known of a card where its payment is not shown itself, in one or two sentences. */
export const CHARGE_TEXTS: Record<ChargeKnowledge, string> = {
  asked: 'Your card may have been charged. Please don’t pay again.',
  charged: 'Your card was charged. Your order will be updated shortly.',
  recorded: 'We received your payment. Your order will be updated shortly.',
};
