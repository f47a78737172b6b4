/** How an order's dispute stands for its two sides. */
export type OrderDispute = 'open' | 'won' | 'lost';

/** What buyer and seller are told of a dispute that holds their order, or ended it; of one that was won there is nothing to say. */
export const ORDER_DISPUTE_WORDS: Record<'open' | 'lost', Record<'buyer' | 'seller', string>> = {
  open: {
    buyer:
      'Your bank has asked for this payment back and decides about it now, which can take months. Until then the shop cannot refund it. If you did not mean to ask, tell your bank.',
    seller:
      'The buyer’s bank has asked for this payment back. Keep the item, or proof that you handed it over, until the bank has decided: an admin answers it.',
  },
  lost: {
    buyer: 'Your bank gave you the money for this item back.',
    seller: 'The buyer’s bank gave the money back to the buyer. Ask an admin what happens to the item.',
  },
};

/** Those words; undefined where an order was never disputed, or the bank decided for the shop. */
export function orderDisputeWords(
  dispute: OrderDispute | undefined,
  side: 'buyer' | 'seller',
): string | undefined {
  return dispute === 'open' || dispute === 'lost' ? ORDER_DISPUTE_WORDS[dispute][side] : undefined;
}
