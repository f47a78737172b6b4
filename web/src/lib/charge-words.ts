import type { ChargeKnowledge } from './kept-charges.ts';

/** What is known of a card where its payment is not shown itself, in one or two sentences. */
export const CHARGE_WORDS: Record<ChargeKnowledge, string> = {
  asked: 'Your card may have been charged; it is not known yet. Please do not pay again.',
  charged: 'Your card was charged. The shop’s record of it is not on this device yet.',
  recorded: 'The shop has your payment. What became of it is not on this device yet.',
};
