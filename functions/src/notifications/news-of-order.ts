import type { AnyNews } from '@thriftline/domain/notifications/notification';
import type { Order, OrderEntry } from '@thriftline/domain/order';

type Told =
  | 'orderAnswered'
  | 'orderShipped'
  | 'orderProblem'
  | 'orderEscalated'
  | 'orderCompleted'
  | 'orderReceived'
  | 'reviewOpen';

/** Whom a new state is told, and as what. That money goes back is told of the booking. */
function toldOfState(
  { state, by }: OrderEntry,
  { buyerId, sellerId, reviewUntil }: Order,
): { kind: Told; to: string }[] {
  switch (state) {
    case 'shipped':
      return [{ kind: 'orderShipped', to: buyerId }];
    case 'disputed':
      return [{ kind: 'orderProblem', to: sellerId }];
    case 'escalated':
      return [buyerId, sellerId].map((to) => ({ kind: 'orderEscalated', to }));
    case 'released':
      return [
        // Whoever said so knows.
        ...(by === 'seller' ? [] : [{ kind: 'orderCompleted' as const, to: sellerId }]),
        ...(by === 'buyer' ? [] : [{ kind: 'orderReceived' as const, to: buyerId }]),
        // Whatever either has done since: that one may say something of the other says nothing of what the other said.
        ...(reviewUntil === undefined ? [] : [buyerId, sellerId]).map((to) => ({
          kind: 'reviewOpen' as const,
          to,
        })),
      ];
    default:
      return [];
  }
}

/** Whom an entry is told, and as what: an answer may come before the clock's own entry. */
function toldOf(
  entry: OrderEntry,
  before: OrderEntry | undefined,
  order: Order,
): { kind: Told; to: string }[] {
  const ofState = entry.state === before?.state ? [] : toldOfState(entry, order);
  return entry.act === 'answer' ? [{ kind: 'orderAnswered', to: order.buyerId }, ...ofState] : ofState;
}

/** What there is to tell of all that has happened to an order: each entry is an event of its own. */
export function newsOfOrder(orderId: string, order: Order): AnyNews[] {
  const params = { productname: order.productname, orderId };
  return order.history.flatMap((entry, index) =>
    toldOf(entry, order.history[index - 1], order).map(({ kind, to }) => ({
      kind,
      to,
      subject: orderId,
      version: index,
      params,
    })),
  );
}
