import type { Side } from '../base/side.ts';

/** What a paid order is. The last two are its ends: the money is the seller's, or the buyer's again. */
export const ORDER_STATES = ['paid', 'shipped', 'disputed', 'escalated', 'released', 'refunded'] as const;
/** One of them. */
export type OrderState = (typeof ORDER_STATES)[number];

/** What people do about a paid order. */
export const ORDER_ACTS = [
  'ship',
  'handOver',
  'receive',
  'cancel',
  'report',
  'answer',
  'withdraw',
  'refund',
  'split',
  'release',
  'resume',
] as const;
/** One of them. */
export type OrderAct = (typeof ORDER_ACTS)[number];

/** Who does something about an order: one of its two sides, or an admin. */
export type OrderActor = Side | 'admin';

type Moves = Readonly<Partial<Record<OrderActor, Readonly<Partial<Record<OrderAct, OrderState>>>>>>;

/**
 * Who may do what, and where it leads. Until the item is on its way either side may step back. From then on it is the buyer
 * who says that it arrived, or that something is wrong; what is wrong the two of them settle, or else an admin.
 * An act that leads to the state it comes from says something, once; the clock goes on.
 */
export const ORDER_MOVES: Readonly<Record<OrderState, Moves>> = {
  paid: {
    buyer: { receive: 'released', cancel: 'refunded' },
    seller: { ship: 'shipped', handOver: 'released', cancel: 'refunded' },
  },
  shipped: { buyer: { receive: 'released', report: 'disputed' }, seller: { refund: 'refunded' } },
  disputed: { buyer: { withdraw: 'released' }, seller: { answer: 'disputed', refund: 'refunded' } },
  escalated: {
    buyer: { withdraw: 'released' },
    seller: { answer: 'escalated', refund: 'refunded' },
    // A split is a sale at a lower price: the item stays with its buyer.
    // What was stopped because its seller was suspended goes on as what it was before (`stoppedIn`).
    admin: { refund: 'refunded', split: 'released', release: 'released', resume: 'paid' },
  },
  released: {},
  refunded: {},
};

/** Working days in which a paid item has to be on its way or handed over. */
export const DAYS_TO_SEND = 5;
/** Days after sending at whose end an item counts as received, unless its buyer says that something is wrong. */
export const DAYS_TO_REPORT = 14;
/** Days that the two have to settle what is wrong between themselves. */
export const DAYS_TO_SETTLE = 3;
/** Days that an admin has to decide. */
export const DAYS_TO_DECIDE = 60;

/** How long a state lasts, after how long whose turn it is are reminded, and what the clock makes of it. */
export interface OrderTimer {
  days: number;
  /** Only days from Monday to Friday count. */
  working?: true;
  remind?: { side: Side; days: number };
  next: OrderState;
}

/** What the clock does: a state that has run out is read as the next one, whether a function has come by or not. */
export const ORDER_TIMERS: Readonly<Partial<Record<OrderState, OrderTimer>>> = {
  paid: { days: DAYS_TO_SEND, working: true, remind: { side: 'seller', days: 3 }, next: 'refunded' },
  shipped: { days: DAYS_TO_REPORT, remind: { side: 'buyer', days: 12 }, next: 'released' },
  disputed: { days: DAYS_TO_SETTLE, next: 'escalated' },
  escalated: { days: DAYS_TO_DECIDE, next: 'refunded' },
};

const DAY_MS = 24 * 60 * 60_000;

/** The same time of day so many days from Monday to Friday (UTC) later; all in milliseconds since 1970. */
export function afterWorkingDays(from: number, days: number): number {
  let at = from;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) left -= 1;
  }
  return at;
}

/** Until when a state that begins at `from` lasts, and when its turn is reminded of; milliseconds since 1970. */
export function orderTimes(state: OrderState, from: number): { dueAt?: number; remindAt?: number } {
  const timer = ORDER_TIMERS[state];
  if (timer === undefined) return {};
  const dueAt = timer.working ? afterWorkingDays(from, timer.days) : from + timer.days * DAY_MS;
  return { dueAt, ...(timer.remind && { remindAt: from + timer.remind.days * DAY_MS }) };
}
