import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is answered about a payment of a status (Stripe's) that is not the end: nothing was charged, or not yet. */
export function unfinishedPayment(status: string): MessageDescriptor {
  return msg`The payment is not complete: ${status}.`;
}

/** The status that such an answer names, by its English; undefined of any other answer. */
export function statusOfUnfinished(message: string): string | undefined {
  return /^The payment is not complete: (.*)\.$/.exec(message)?.[1];
}
