import type { OrderActor } from './order-machine.ts';

/** How an order's dispute stands for its two sides. */
export type OrderDispute = 'open' | 'won' | 'lost';

/** What both sides and admins are told of a dispute that holds an order, or ended it; of one that was won there is nothing to say. */
export const ORDER_DISPUTE_WORDS: Record<'open' | 'lost', Record<OrderActor, string>> = {
  open: {
    buyer:
      'Your bank has asked for this payment back and decides about it now, which can take months. Until then the shop cannot refund it. If you did not mean to ask, tell your bank.',
    seller:
      'The buyer’s bank has asked for this payment back. Keep the item, or proof that you handed it over, until the bank has decided: an admin answers it.',
    admin:
      'The buyer’s bank has asked for this payment back, so nobody can decide about it here. Payments says why, and until when to answer.',
  },
  lost: {
    buyer: 'Your bank gave you the money for this item back.',
    seller: 'The buyer’s bank gave the money back to the buyer. Ask an admin what happens to the item.',
    admin: 'The buyer’s bank gave the money back to the buyer.',
  },
};

/** Those words; undefined where an order was never disputed, or the bank decided for the shop. */
export function orderDisputeWords(dispute: OrderDispute | undefined, reader: OrderActor): string | undefined {
  return dispute === 'open' || dispute === 'lost' ? ORDER_DISPUTE_WORDS[dispute][reader] : undefined;
}
