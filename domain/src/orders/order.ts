import type { Side } from '../base/side.ts';
import type { StoredTime } from '../base/stored-time.ts';
import type { DeliveryWay } from '../catalogue/delivery.ts';
import { ORDER_TIMERS } from './order-deadlines.ts';
import type { OrderDispute } from './order-dispute-texts.ts';
import { ORDER_MOVES, type OrderAct, type OrderActor, type OrderState } from './order-machine.ts';
import type { OrderProblem } from './order-problem.ts';

/** Something that happened to an order: it was paid, somebody did something, the clock did, or its money went back elsewhere. */
export interface OrderEntry {
  act: OrderAct | 'pay' | 'lapse' | 'sendBack' | 'stop';
  by: OrderActor | 'clock' | 'shop';
  /** What the order was from then on. */
  state: OrderState;
  at: StoredTime;
}

/** `orders/{paymentIntentId}`: what becomes of an item once it is paid. Functions alone write it; both sides read it. */
export interface Order {
  bookingsId: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  /** As all of it was called when it was paid. */
  productname: string;
  img: string;
  buyername: string;
  sellername: string;
  /** Cents: the item and its delivery. */
  amount: number;
  currency: string;
  /** How its buyer wants it; absent where the seller had stated nothing of it. */
  delivery?: DeliveryWay;
  /** What of the amount is for that, in cents; absent with `delivery`. */
  deliveryPrice?: number;
  /** Cents that its buyer does not get back who cancels it, fixed when it was paid (cancel-fee.ts of settings); absent where nothing. */
  cancelFee?: number;
  /** As it was stored last; `orderState` says what it is now. */
  state: OrderState;
  /** When the clock ends the state, and when whoever's turn it is are reminded, of a review where it is complete; absent where it does not, or they were. */
  dueAt?: StoredTime;
  remindAt?: StoredTime;
  /** The oldest first. The table allows few, so it stays short. */
  history: readonly OrderEntry[];
  /** SHA-256 of the secret in the buyer's QR code, as hexadecimal digits: by it rules, and a phone without a network, know the code. */
  secretHash: string;
  /** How often a wrong code was typed since the last pause, and until when none is taken. */
  wrongCodes?: number;
  codesRestUntil?: StoredTime;
  /** By what and how the seller sent it. */
  tracking?: string;
  problem?: OrderProblem;
  /** What the seller says to that. */
  answer?: string;
  /** What the admin said who decided, and what they gave the buyer of the money where the seller has the rest; cents. */
  decision?: string;
  toBuyer?: number;
  /** How the dispute of the buyer's bank about it stands, where there is or was one. */
  dispute?: OrderDispute;
  /** Until when both sides may review it, once it is complete (review.ts). */
  reviewUntil?: StoredTime;
  createdAt: StoredTime;
}

/** `orders/{paymentIntentId}/pickup/code`: what the buyer shows at the hand-over. There until the order is on its way or over. */
export interface PickupCode {
  buyerId: string;
  /** Six digits, to be told. */
  code: string;
  /** What the QR code says beside the order's id. */
  secret: string;
}

/** What an order is at `now` (milliseconds since 1970): a state that has run out is the next one, whatever is stored. */
export function orderState(order: Pick<Order, 'state' | 'dueAt'>, now: number): OrderState {
  const isOver = order.dueAt !== undefined && order.dueAt.toMillis() <= now;
  return (isOver && ORDER_TIMERS[order.state]?.next) || order.state;
}

type Facts = Pick<Order, 'delivery' | 'answer'> & Partial<Pick<Order, 'state' | 'history'>>;

/**
 * What an order was when the shop stopped it, as its seller was suspended, while an admin has still to decide about it; undefined for
 * every other.
 */
export function stoppedIn({
  state,
  history = [],
}: Partial<Pick<Order, 'state' | 'history'>>): OrderState | undefined {
  const stop = history.findLastIndex(({ act }) => act === 'stop');
  const isStopped =
    state === 'escalated' && stop > 0 && history.slice(stop).every((one) => one.state === state);
  return isStopped ? history[stop - 1]?.state : undefined;
}

/**
 * What its buyer fetches nobody sends, though what is sent may be handed over in person; an answer is given once; and what was not
 * stopped does not go on.
 */
function isOpen({ delivery, answer, ...order }: Facts, act: OrderAct): boolean {
  if (act === 'resume') return stoppedIn(order) !== undefined;
  return act === 'ship' ? delivery !== 'pickup' : act !== 'answer' || answer === undefined;
}

/** Whether a bank has the money of an order, or gave it to the buyer: then nobody here decides about it. */
function isWithBank(dispute: OrderDispute | undefined): boolean {
  return dispute === 'open' || dispute === 'lost';
}

/**
 * What somebody may do about an order at `now` (milliseconds since 1970). While a bank has the money no act ends the order, and its
 * seller is not asked to part with the item.
 */
export function orderActs(
  order: Pick<Order, 'state' | 'dueAt'> & Facts,
  actor: OrderActor,
  now: number,
  dispute?: OrderDispute,
): readonly OrderAct[] {
  const moves = ORDER_MOVES[orderState(order, now)][actor] ?? {};
  const acts = (Object.keys(moves) as OrderAct[]).filter((act) => isOpen(order, act));
  if (!isWithBank(dispute)) return acts;
  return acts.filter((act) => act !== 'ship' && !isOrderOver(moves[act] ?? 'paid'));
}

/** Where an act leads; undefined for one that is not theirs to do now. */
export function nextOrderState(
  order: Pick<Order, 'state' | 'dueAt'> & Facts,
  actor: OrderActor,
  act: OrderAct,
  now: number,
): OrderState | undefined {
  const next = isOpen(order, act) ? ORDER_MOVES[orderState(order, now)][actor]?.[act] : undefined;
  return next !== undefined && act === 'resume' ? stoppedIn(order) : next;
}

/** Whether nothing can happen to the order any more. */
export function isOrderOver(state: OrderState): boolean {
  return Object.keys(ORDER_MOVES[state]).length === 0;
}

/** Which side of the order the account is; undefined for others. */
export function orderSideOf(order: Pick<Order, 'buyerId' | 'sellerId'>, uid: string): Side | undefined {
  if (uid === order.buyerId) return 'buyer';
  return uid === order.sellerId ? 'seller' : undefined;
}
