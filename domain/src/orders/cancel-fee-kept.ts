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

/** What a buyer reads of the amount that they get back less the fee: each amount as it is shown. */
export function lessFee({ amount, currency = CURRENCY, cancelFee = 0 }: Cancelable) {
  return {
    back: formatCents(amount - cancelFee, currency),
    paid: formatCents(amount, currency),
    fee: formatCents(cancelFee, currency),
  };
}
