import { isWithBank } from './check-disputes.ts';
import { isReady } from './is-ready.ts';
import type { ShopState, StoredDocument, Violation } from './state.ts';

interface Entry {
  act: string;
  by: string;
  state: string;
  at: number;
}

/** What may happen to an order in each state, by whom, and where it leads; whoever refunds elsewhere does so in any. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  paid: [
    'shop stop escalated',
    'seller ship shipped',
    'seller handOver released',
    'buyer receive released',
    'buyer cancel refunded',
    'seller cancel refunded',
    'clock lapse refunded',
  ],
  shipped: [
    'shop stop escalated',
    'buyer receive released',
    'buyer report disputed',
    'seller refund refunded',
    'clock lapse released',
  ],
  disputed: [
    'shop stop escalated',
    'seller answer disputed',
    'buyer withdraw released',
    'seller refund refunded',
    'clock lapse escalated',
  ],
  escalated: [
    'seller answer escalated',
    'buyer withdraw released',
    'seller refund refunded',
    'admin refund refunded',
    'admin split released',
    'admin release released',
    'admin resume paid',
    'admin resume shipped',
    'admin resume disputed',
    'clock lapse refunded',
  ],
};
const ELSEWHERE = ['admin sendBack refunded', 'shop sendBack refunded'];

const DAY_MS = 24 * 60 * 60_000;
/** The longest that each state may last, in days: five working days are a week at most. */
const LONGEST_DAYS: Readonly<Record<string, number>> = { paid: 7, shipped: 14, disputed: 3, escalated: 60 };
/** What a sweep that comes late may make of it. */
const LATE_DAYS = 9;

const END_STATES = ['released', 'refunded'];

function historyOf({ fields }: StoredDocument): Entry[] {
  return (fields.history ?? []) as Entry[];
}

function checkHistory(order: StoredDocument, report: (rule: string, detail: string) => void): void {
  const history = historyOf(order);
  const [first, ...rest] = history;
  if (first?.act !== 'pay' || first.state !== 'paid') report('order-begins-otherwise', String(first?.act));
  let state = 'paid';
  let since = first?.at ?? 0;
  for (const entry of rest) {
    const move = `${entry.by} ${entry.act} ${entry.state}`;
    // What has run out is read as the next state, whether that was written down or not.
    const isRunOut = state === 'disputed' && entry.at - since >= 3 * DAY_MS;
    const moves = isRunOut ? MOVES.escalated : MOVES[state];
    const isAllowed =
      moves?.includes(move) ||
      MOVES[state]?.includes(move) ||
      (ELSEWHERE.includes(move) && state !== 'refunded');
    if (!isAllowed) report('order-impossible', `${move} while ${state}`);
    // Words alone do not stop the clock.
    if (entry.state !== state) since = entry.at;
    state = entry.state;
  }
  if (order.fields.state !== state)
    report('order-differs', `${String(order.fields.state)}, last was ${state}`);
}

/** Each order: its history can happen, it is of one mind with its payment, and no state outlived its time. */
export function checkOrders(state: ShopState): Violation[] {
  return state.orders.flatMap((order) => {
    const problems: Violation[] = [];
    const report = (rule: string, detail: string) => void problems.push({ rule, subject: order.id, detail });
    checkHistory(order, report);
    const payment = state.payments.find(({ id }) => id === order.id)?.fields;
    const isBack = payment?.status === 'refunded';
    const isLost = (payment?.dispute as { stage?: string } | undefined)?.stage === 'lost';
    const now = String(order.fields.state);
    if (isBack && now !== 'refunded') report('order-not-refunded', `is ${now}, the money went back`);
    if (now === 'refunded' && !isBack && !isLost) report('order-refunded-for-nothing', 'the sale stands');
    const since = historyOf(order).at(-1)?.at ?? 0;
    const longest = LONGEST_DAYS[now];
    const isOver = longest !== undefined && state.now - since > (longest + LATE_DAYS) * DAY_MS;
    if (isOver && !isWithBank(state, order.id)) report('order-waits', `${now} since ${new Date(since)}`);
    return problems;
  });
}

/** When months have passed and the banks have decided, no order is open, and no money is on its way. */
export function checkEnds(state: ShopState): Violation[] {
  const { orders, payouts } = state;
  const open = orders.filter(({ fields }) => !END_STATES.includes(String(fields.state)));
  const unsent = payouts.filter(({ fields }) => {
    const isHeld = fields.state === 'blocked' && !isReady(state, fields.sellerId);
    return !isHeld && !['sent', 'reversed', 'cancelled', 'owed'].includes(String(fields.state));
  });
  return [
    ...open.map(({ id, fields }) => ({ rule: 'order-open', subject: id, detail: String(fields.state) })),
    ...unsent.map(({ id, fields }) => ({
      rule: 'payout-waits',
      subject: id,
      detail: `${String(fields.state)} ${String(fields.block ?? '')} ${String(fields.failure ?? '')}`,
    })),
  ];
}
