import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { OrderActor } from './order-machine.ts';

/** How an order's dispute stands for its two sides. */
export type OrderDispute = 'open' | 'won' | 'lost';

/** What both sides and admins are told of a dispute that holds an order, or ended it; of one that was won there is nothing to say. */
export const ORDER_DISPUTE_TEXTS: Record<'open' | 'lost', Record<OrderActor, string>> = {
  open: lookedUp({
    buyer: msg`Your bank is disputing this payment. Its decision can take months, and we can’t refund you until then. If you didn’t mean to dispute it, tell your bank.`,
    seller: msg`The buyer’s bank is disputing this payment, and an admin responds to it. Keep the item, or proof that you handed it over, until the bank decides.`,
    admin: msg`The buyer’s bank is disputing this payment, so you can’t decide here. Payments shows the reason and the deadline to respond.`,
  }),
  lost: lookedUp({
    buyer: msg`Your bank reversed this payment and returned your money.`,
    seller: msg`The buyer’s bank reversed this payment. Ask an admin what happens to the item.`,
    admin: msg`The buyer’s bank reversed this payment.`,
  }),
};

/** Those words; undefined where an order was never disputed, or the bank decided for the shop. */
export function orderDisputeText(dispute: OrderDispute | undefined, reader: OrderActor): string | undefined {
  return dispute === 'open' || dispute === 'lost' ? ORDER_DISPUTE_TEXTS[dispute][reader] : undefined;
}
