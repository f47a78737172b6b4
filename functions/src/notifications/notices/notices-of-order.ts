import { fromCents } from '@thriftline/domain/base/money';
import type { AnyNews } from '@thriftline/domain/notifications/notification';
import type { Order, OrderEntry } from '@thriftline/domain/orders/order';
import { DAYS_TO_DECIDE } from '@thriftline/domain/orders/order-deadlines';

const DAY_MS = 24 * 60 * 60_000;

type Told =
  | 'orderAnswered'
  | 'orderShipped'
  | 'orderProblem'
  | 'orderEscalated'
  | 'orderStopped'
  | 'orderResumed'
  | 'orderSplit'
  | 'orderCompleted'
  | 'orderReceived'
  | 'reviewOpen';

const toBoth = (kind: Told, ...sides: readonly string[]) => sides.map((to) => ({ kind, to }));

/** That an order is complete: whoever said so knows. */
function toldOfEnd(by: OrderEntry['by'], buyerId: string, sellerId: string): { kind: Told; to: string }[] {
  return [
    ...(by === 'seller' ? [] : toBoth('orderCompleted', sellerId)),
    ...(by === 'buyer' ? [] : toBoth('orderReceived', buyerId)),
  ];
}

/** Whom a new state is told, and as what. That money goes back is told of the booking. */
function toldOfState(
  { act, state, by }: OrderEntry,
  { buyerId, sellerId, reviewUntil }: Order,
): { kind: Told; to: string }[] {
  if (act === 'stop') return [{ kind: 'orderStopped', to: buyerId }];
  if (act === 'resume') return [{ kind: 'orderResumed', to: buyerId }];
  switch (state) {
    case 'shipped':
      return [{ kind: 'orderShipped', to: buyerId }];
    case 'disputed':
      return [{ kind: 'orderProblem', to: sellerId }];
    case 'escalated':
      return toBoth('orderEscalated', buyerId, sellerId);
    case 'released':
      return [
        ...(act === 'split' ? toBoth('orderSplit', buyerId, sellerId) : toldOfEnd(by, buyerId, sellerId)),
        // Whatever either has done since: that one may say something of the other says nothing of what the other said.
        ...(reviewUntil === undefined ? [] : toBoth('reviewOpen', buyerId, sellerId)),
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

/** The member who did it, if one did. */
function causer(by: OrderEntry['by'], { buyerId, sellerId }: Order): { by?: string } {
  if (by === 'buyer') return { by: buyerId };
  return by === 'seller' ? { by: sellerId } : {};
}

/** What there is to tell of all that has happened to an order: each entry is an event of its own. */
export function noticesOfOrder(orderId: string, order: Order): AnyNews[] {
  const params = { productname: order.productname, orderId };
  const split = { ...params, toBuyer: fromCents(order.toBuyer ?? 0) };
  const paramsOf = (kind: Told, { at }: OrderEntry) => {
    if (kind === 'orderSplit') return { kind, params: split };
    if (kind !== 'orderStopped') return { kind, params };
    return { kind, params: { ...params, until: at.toMillis() + DAYS_TO_DECIDE * DAY_MS } };
  };
  return order.history.flatMap((entry, index) =>
    toldOf(entry, order.history[index - 1], order).map(({ kind, to }) => ({
      ...paramsOf(kind, entry),
      ...causer(entry.by, order),
      to,
      subject: orderId,
      version: index,
    })),
  );
}
