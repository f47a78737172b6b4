import { isWithBank } from './check-disputes.ts';
import { feeKeptOf } from './fee-kept-of.ts';
import { splitOf } from './split-of.ts';
import type { IntentState, ShopState, StoredDocument, Violation } from './state.ts';

/** Refunds that the bank may send back before the shop waits for a person. */
export const TRIES_BEFORE_GIVING_UP = 3;

type Report = (rule: string, detail: string) => void;

/** What the card provider and the shop have of one intent. */
interface Money {
  status: string;
  /** Charges that succeeded, refunds that did and refunds that failed. */
  taken: ShopState['charges'];
  back: ShopState['refunds'];
  failed: ShopState['refunds'];
  /** Cents that went back. */
  refunded: number;
  record: StoredDocument['fields'] | undefined;
  /** Whether its bank took it back. */
  isDisputed: boolean;
  /** Cents that an admin gave its buyer, who has the item. */
  split: number | undefined;
  /** Cents that its buyer bore of the card fee, who canceled. */
  feeKept: number;
}

function moneyOf({ id, status }: IntentState, state: ShopState): Money {
  const ofIntent = (wanted: string) => (one: { payment_intent: unknown; status: string }) =>
    one.payment_intent === id && one.status === wanted;
  const back = state.refunds.filter(ofIntent('succeeded'));
  return {
    status,
    taken: state.charges.filter(ofIntent('succeeded')),
    back,
    failed: state.refunds.filter(ofIntent('failed')),
    refunded: back.reduce((sum, { amount }) => sum + amount, 0),
    record: state.payments.find((payment) => payment.id === id)?.fields,
    isDisputed: isWithBank(state, id),
    split: splitOf(state, id),
    feeKept: feeKeptOf(state, id),
  };
}

/** Where nothing was charged, nothing is recorded or given back. */
function checkUncharged({ status, back, refunded, record }: Money, report: Report): void {
  if (back.length > 0) report('refunded-without-charge', `${refunded} cents went back`);
  if (record) report('recorded-without-charge', `the intent is ${status}`);
}

/** What was split is given back in part while the sale stands, and whole where all of it was decided to go back later. */
function checkSplit(split: number, money: Money, report: Report): void {
  const { taken, record, refunded, failed, isDisputed } = money;
  const wanted = record?.status === 'refunded' ? (taken[0]?.amount ?? 0) : split;
  if (refunded > wanted) report('refunded-too-much', `${refunded} of ${wanted} cents`);
  const isStopped = isDisputed || failed.length >= TRIES_BEFORE_GIVING_UP;
  if (refunded < wanted && !isStopped) report('refunded-too-little', `${refunded} of ${wanted} cents`);
  if (refunded === wanted && record?.refundDue === true)
    report('refund-still-due', `${refunded} cents went back`);
}

/** Charged once, and given back at most once and whole, but for the card fee that a buyer bears who cancels. */
function checkAmounts({ taken, back, refunded, record, feeKept }: Money, report: Report): void {
  const [charge] = taken;
  if (Number(record?.cardFeeKept ?? 0) !== feeKept) {
    report('fee-kept-wrongly', `${String(record?.cardFeeKept)} cents, should be ${feeKept}`);
  }
  const cardFee = charge?.fee ?? feeKept;
  if (feeKept > cardFee) report('fee-kept-too-much', `${feeKept} cents, the provider took ${cardFee}`);
  if (back.length > 1) report('refunded-twice', `${back.length} refunds`);
  if (back.length > 0 && refunded !== (charge?.amount ?? 0) - feeKept) {
    report('refunded-in-part', `${refunded} of ${charge?.amount} cents, ${feeKept} kept`);
  }
}

/** Whether the record says that the bank sent the last try back, or has the money itself, and nobody tries any more. */
function isGivenUp({ record, failed, isDisputed }: Money): boolean {
  return (
    record?.refundFailure !== undefined &&
    record.refundDue === false &&
    record.refundId === undefined &&
    (isDisputed || failed.length >= TRIES_BEFORE_GIVING_UP)
  );
}

/** The record says of a charge where its money is. */
function checkRecord(money: Money, report: Report): void {
  const { record, back, refunded } = money;
  const isBack = back.length > 0;
  if (record === undefined) {
    if (isBack) report('refund-not-recorded', `${refunded} cents went back without a record`);
    else report('charged-for-nothing', 'neither a record nor a refund');
    return;
  }
  if (record.status === 'recorded' && isBack) {
    report('recorded-and-refunded', `${refunded} cents went back`);
  }
  if (record.status === 'refunded' && !isBack && !isGivenUp(money)) {
    report('refund-not-sent', 'the record says refunded, no money went back');
  }
  if (record.refundDue === true && isBack) {
    report('refund-still-due', `${refunded} cents went back, the record says they have to`);
  }
}

/** Each charge: one per intent, and recorded once or given back once, whole but for the card fee of a buyer who canceled. */
export function checkMoney(state: ShopState): Violation[] {
  return state.intents.flatMap((intent) => {
    const problems: Violation[] = [];
    const report: Report = (rule, detail) => void problems.push({ rule, subject: intent.id, detail });
    const money = moneyOf(intent, state);
    if (money.taken.length === 0) checkUncharged(money, report);
    if (money.taken.length > 1) report('charged-twice', `${money.taken.length} charges`);
    if (money.taken.length > 0 && money.split !== undefined) checkSplit(money.split, money, report);
    else if (money.taken.length > 0) {
      checkAmounts(money, report);
      checkRecord(money, report);
    }
    return problems;
  });
}
