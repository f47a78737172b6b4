import type { DisputeState, ShopState, Violation } from './state.ts';

/** Whether the bank has the money of a charge, or gave it to the holder of the card. */
export function isWithBank({ disputes }: Pick<ShopState, 'disputes'>, paymentIntentId: string): boolean {
  return disputes.some((dispute) => dispute.payment_intent === paymentIntentId && dispute.status !== 'won');
}

function disputeProblems({ id, payment_intent, status }: DisputeState, { payments }: ShopState): Violation[] {
  const fields = payments.find((payment) => payment.id === payment_intent)?.fields;
  const problems: Violation[] = [];
  const report = (rule: string, detail: string) =>
    void problems.push({ rule, subject: payment_intent, detail });
  const said = fields?.dispute as { disputeId?: unknown; stage?: unknown } | undefined;
  if (said?.disputeId !== id) report('dispute-unknown', `the record says nothing of ${id}`);
  else if ((said.stage === 'lost') !== (status === 'lost')) {
    report('dispute-differs', `the record says ${String(said.stage)}, the bank ${status}`);
  }
  if (fields?.refundDue === true) report('refund-waits', 'a refund waits for money that the bank has');
  return problems;
}

/** Each dispute is known of, and no refund waits for its money. */
export function checkDisputes(state: ShopState): Violation[] {
  return state.disputes.flatMap((dispute) => disputeProblems(dispute, state));
}
