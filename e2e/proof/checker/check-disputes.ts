import type { DisputeState, ShopState, Violation } from './state.ts';

/** Whether the bank has the money of a charge, or gave it to the holder of the card. */
export function isWithBank({ disputes }: Pick<ShopState, 'disputes'>, paymentIntentId: string): boolean {
  return disputes.some((dispute) => dispute.payment_intent === paymentIntentId && dispute.status !== 'won');
}

const isOpen = ({ status }: DisputeState) => status !== 'won' && status !== 'lost';

/** What is wrong with what a payment's record says of its disputes. Of several it names one: an open one, if there is any. */
function disputeProblems(paymentIntentId: string, { payments, disputes }: ShopState): Violation[] {
  const fields = payments.find(({ id }) => id === paymentIntentId)?.fields;
  const problems: Violation[] = [];
  const report = (rule: string, detail: string) =>
    void problems.push({ rule, subject: paymentIntentId, detail });
  const all = disputes.filter((dispute) => dispute.payment_intent === paymentIntentId);
  const said = fields?.dispute as { disputeId?: unknown; stage?: unknown } | undefined;
  const named = all.find(({ id }) => id === said?.disputeId);
  const open = all.find(isOpen);
  if (named === undefined || (open && !isOpen(named))) {
    report('dispute-unknown', `the record says nothing of ${(open ?? all[0])?.id}`);
  } else if ((said?.stage === 'lost') !== (named.status === 'lost')) {
    report('dispute-differs', `the record says ${String(said?.stage)}, the bank ${named.status}`);
  }
  if (fields?.refundDue === true) report('refund-waits', 'a refund waits for money that the bank has');
  return problems;
}

/** Each disputed payment is known to be, and no refund waits for its money. */
export function checkDisputes(state: ShopState): Violation[] {
  const disputed = new Set(state.disputes.map(({ payment_intent }) => payment_intent));
  return [...disputed].flatMap((id) => disputeProblems(id, state));
}
