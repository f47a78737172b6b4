/** An item that a notification is about. */
export type Item = { productId: string; productname: string };
/** An item with what was paid for it, as a price. */
export type Priced = Item & {
  price: number;
  /** What of the price is for delivery, if anything. */
  delivery?: number;
};
/** A saved search. */
export type Searched = { searchId: string; name: string; address: string };
/** An item somebody paid for; older notifications do not say by which payment. */
export type Paid = Priced & { orderId?: string };

/** An order and the name of its item. */
export type Ordered = { productname: string; orderId: string };
/** A seller's share of a sale. */
export type Sent = { productname: string; price: number };
/** A conversation and the name of its item. */
export type InConversation = { productname: string; conversationId: string };

/** Where a dispute stands that buyer and seller are told of. */
export type Disputed = Item & { stage: 'open' | 'won' | 'lost' };
/** A payment that a bank disputes, as admins are told of it. */
export type DisputedPayment = {
  productname: string;
  price: number;
  stage: 'inquiry' | 'needsResponse' | 'won' | 'lost';
  /** Until when evidence is taken, in milliseconds since 1970. */
  dueAt?: number;
};
