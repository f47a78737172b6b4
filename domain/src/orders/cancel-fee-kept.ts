import { CURRENCY, formatCents } from '../base/money.ts';
import type { OrderAct, OrderActor } from './order-machine.ts';

/** What an order says of the fee that was fixed when it was paid. */
interface Cancelable {
  amount: number;
  currency?: string;
  cancelFee?: number;
}

/** Cents that are kept when somebody does this to an order: its buyer's own cancelling alone costs them anything. */
export function feeKeptBy(
  { cancelFee = 0 }: Pick<Cancelable, 'cancelFee'>,
  actor: OrderActor,
  act: OrderAct,
) {
  return actor === 'buyer' && act === 'cancel' ? cancelFee : 0;
}

/** What a buyer reads of the amount that they get back less the fee. */
export function lessFeeWords({ amount, currency = CURRENCY, cancelFee = 0 }: Cancelable): string {
  const [back, paid, fee] = [amount - cancelFee, amount, cancelFee].map((cents) =>
    formatCents(cents, currency),
  );
  return `Your refund is ${back}: the ${paid} you paid, less the ${fee} card fee.`;
}
