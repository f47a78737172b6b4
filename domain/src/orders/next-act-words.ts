import type { Order } from './order.ts';
import type { OrderActor } from './order-machine.ts';

type Reader = Readonly<Record<OrderActor, string>>;

const FETCHED: Reader = {
  buyer: 'You pick up the item',
  seller: 'You hand over the item',
  admin: 'The buyer picks up the item',
};

const SENT: Reader = {
  buyer: 'The seller sends the item',
  seller: 'You send the item',
  admin: 'The seller sends the item',
};

const SENT_OR_FETCHED: Reader = {
  buyer: 'The seller sends the item or hands it over',
  seller: 'You send the item or hand it over',
  admin: 'The seller sends the item or hands it over',
};

const RESOLVED: Reader = {
  buyer: 'You and the seller resolve the problem',
  seller: 'You and the buyer resolve the problem',
  admin: 'Buyer and seller resolve the problem',
};

const RECEIVED: Reader = {
  buyer: 'You confirm receipt',
  seller: 'The buyer confirms receipt',
  admin: 'The buyer confirms receipt',
};

const DECIDED: Reader = { buyer: 'An admin decides', seller: 'An admin decides', admin: 'You decide' };

/** The next act of an order, in words for who reads it; undefined where it is complete, or a bank has the money. */
export function nextActWords(
  { state, delivery, dispute }: Pick<Order, 'state' | 'delivery' | 'dispute'>,
  reader: OrderActor,
): string | undefined {
  if (dispute === 'open') return undefined;
  switch (state) {
    case 'paid':
      return { pickup: FETCHED, delivery: SENT, arranged: SENT_OR_FETCHED }[delivery ?? 'arranged'][reader];
    case 'shipped':
      return RECEIVED[reader];
    case 'disputed':
      return RESOLVED[reader];
    case 'escalated':
      return DECIDED[reader];
    default:
      return undefined;
  }
}
