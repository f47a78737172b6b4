import type { ShopState, Violation } from './state.ts';

/** Refunds that the bank may send back before the shop waits for a person. */
export const TRIES_BEFORE_GIVING_UP = 3;

/** Each charge: one per intent, and recorded once or given back once, whole. */
export function checkMoney({ intents, charges, refunds, payments }: ShopState): Violation[] {
  return intents.flatMap((intent) => {
    const violation = (rule: string, detail: string): Violation => ({ rule, subject: intent.id, detail });
    const taken = charges.filter(
      ({ payment_intent, status }) => payment_intent === intent.id && status === 'succeeded',
    );
    const back = refunds.filter(
      ({ payment_intent, status }) => payment_intent === intent.id && status === 'succeeded',
    );
    const failed = refunds.filter(
      ({ payment_intent, status }) => payment_intent === intent.id && status === 'failed',
    );
    const record = payments.find(({ id }) => id === intent.id);
    const refunded = back.reduce((sum, { amount }) => sum + amount, 0);

    if (taken.length === 0) {
      const problems: Violation[] = [];
      if (back.length > 0) problems.push(violation('refunded-without-charge', `${refunded} cents went back`));
      if (record) problems.push(violation('recorded-without-charge', `the intent is ${intent.status}`));
      return problems;
    }
    const problems: Violation[] = [];
    if (taken.length > 1) problems.push(violation('charged-twice', `${taken.length} charges`));
    if (back.length > 1) problems.push(violation('refunded-twice', `${back.length} refunds`));
    if (back.length > 0 && refunded !== taken[0]?.amount) {
      problems.push(violation('refunded-in-part', `${refunded} of ${taken[0]?.amount} cents`));
    }
    if (record?.fields.status === 'recorded' && back.length > 0) {
      problems.push(violation('recorded-and-refunded', `${refunded} cents went back`));
    }
    if (record?.fields.status === 'refunded' && back.length === 0) {
      const { refundFailure, refundDue, refundId } = record.fields;
      const saysFailed = refundFailure !== undefined && refundDue === false && refundId === undefined;
      if (!saysFailed || failed.length < TRIES_BEFORE_GIVING_UP) {
        problems.push(violation('refund-not-sent', 'the record says refunded, no money went back'));
      }
    }
    if (record?.fields.refundDue === true && back.length > 0) {
      problems.push(
        violation('refund-still-due', `${refunded} cents went back, the record says they have to`),
      );
    }
    if (record === undefined) {
      problems.push(
        back.length === 0
          ? violation('charged-for-nothing', 'neither a record nor a refund')
          : violation('refund-not-recorded', `${refunded} cents went back without a record`),
      );
    }
    return problems;
  });
}
