import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChargeKnowledge } from '../saved/pending-charges.ts';

/** What is known of a card where its payment is not shown itself, in one or two sentences. */
export const CHARGE_TEXTS: Record<ChargeKnowledge, MessageDescriptor> = {
  asked: msg`Your card may have been charged. Please don’t pay again.`,
  charged: msg`Your card was charged. Your order will be updated shortly.`,
  recorded: msg`We received your payment. Your order will be updated shortly.`,
};
