import type { Side } from '../base/side.ts';
import type { OrderState } from './order-machine.ts';

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
