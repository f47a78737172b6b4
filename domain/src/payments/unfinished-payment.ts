const START = 'The payment is not complete: ';

/** What is answered about a payment of a status (Stripe's) that is not the end: nothing was charged, or not yet. */
export function unfinishedPayment(status: string): string {
  return `${START}${status}.`;
}

/** The status that such an answer names; undefined of any other answer. */
export function statusOfUnfinished(message: string): string | undefined {
  return message.startsWith(START) ? message.slice(START.length).replace(/\.$/, '') : undefined;
}
