import { sum } from '../cents.ts';
import { saleOf } from '../check-ledger.ts';
import type { YearState } from './year-state.ts';

/** What a month came to; amounts in cents. */
export interface MonthRow {
  /** Its last moment. */
  until: number;
  sales: number;
  charged: number;
  /** Of everything until its end. */
  refunded: number;
  withBank: number;
  paidOut: number;
  fee: number;
  /** What sellers have of money that buyers or banks have back. */
  owed: number;
  held: number;
  openOrders: number;
  violations: number;
}

const money = (cents: number) => (cents / 100).toFixed(2);

/** Its columns as they are printed. */
export const MONTH_COLUMNS: readonly { title: string; cell(row: MonthRow): string }[] = [
  { title: 'until', cell: ({ until }) => new Date(until).toISOString().slice(0, 10) },
  { title: 'sales', cell: ({ sales }) => String(sales) },
  { title: 'charged', cell: ({ charged }) => money(charged) },
  { title: 'refunded', cell: ({ refunded }) => money(refunded) },
  { title: 'with banks', cell: ({ withBank }) => money(withBank) },
  { title: 'paid out', cell: ({ paidOut }) => money(paidOut) },
  { title: 'fee', cell: ({ fee }) => money(fee) },
  { title: 'owed', cell: ({ owed }) => money(owed) },
  { title: 'held', cell: ({ held }) => money(held) },
  { title: 'open orders', cell: ({ openOrders }) => String(openOrders) },
  { title: 'violations', cell: ({ violations }) => String(violations) },
];

const END_STATES = ['released', 'refunded'];

/** What a month came to, from its first moment to its last: sales and charges are the month's, all else is of everything until then. */
export function monthOf(
  state: YearState,
  { from, until, violations }: { from: number; until: number; violations: number },
): MonthRow {
  const sales = state.orders.map((order) => ({ order, ...saleOf(order, state) }));
  const isOfMonth = ({ order }: (typeof sales)[number]) => {
    const at = Number(order.fields.createdAt);
    return at >= from && at < until;
  };
  const total = (of: readonly (typeof sales)[number][], cents: (one: (typeof sales)[number]) => number) =>
    sum(of.map(cents));
  const ofMonth = sales.filter(isOfMonth);
  const refunded = total(sales, (one) => one.refunded);
  const withBank = total(sales, (one) => one.withBank);
  const paidOut = total(sales, (one) => one.held);
  const left = (one: (typeof sales)[number]) => one.charged - one.refunded - one.withBank;
  const owed = total(sales, (one) => Math.max(0, one.held - left(one)));
  const fee = total(sales, (one) => (one.held > 0 && left(one) > 0 ? one.fee : 0));
  return {
    until,
    sales: ofMonth.length,
    charged: total(ofMonth, (one) => one.charged),
    refunded,
    withBank,
    paidOut,
    fee,
    owed,
    held: total(sales, left) - (paidOut - owed) - fee,
    openOrders: sales.filter(({ order }) => !END_STATES.includes(String(order.fields.state))).length,
    violations,
  };
}
