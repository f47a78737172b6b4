import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { Order } from './order.ts';
import type { OrderActor } from './order-machine.ts';

type Reader = Readonly<Record<OrderActor, string>>;

const FETCHED: Reader = lookedUp({
  buyer: msg`You pick up the item`,
  seller: msg`You hand over the item`,
  admin: msg`The buyer picks up the item`,
});

const SENT: Reader = lookedUp({
  buyer: msg`The seller sends the item`,
  seller: msg`You send the item`,
  admin: msg`The seller sends the item`,
});

const SENT_OR_FETCHED: Reader = lookedUp({
  buyer: msg`The seller sends the item or hands it over`,
  seller: msg`You send the item or hand it over`,
  admin: msg`The seller sends the item or hands it over`,
});

const RESOLVED: Reader = lookedUp({
  buyer: msg`You and the seller resolve the problem`,
  seller: msg`You and the buyer resolve the problem`,
  admin: msg`Buyer and seller resolve the problem`,
});

const RECEIVED: Reader = lookedUp({
  buyer: msg`You confirm receipt`,
  seller: msg`The buyer confirms receipt`,
  admin: msg`The buyer confirms receipt`,
});

const DECIDED: Reader = lookedUp({
  buyer: msg`An admin decides`,
  seller: msg`An admin decides`,
  admin: msg`You decide`,
});

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
