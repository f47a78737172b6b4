import { cents, sum } from '../cents.ts';
import { saleOf } from '../check-ledger.ts';
import { TRIES_BEFORE_GIVING_UP } from '../check-money.ts';
import { isReady } from '../is-ready.ts';
import type { Violation } from '../state.ts';
import { readRows } from './read-rows.ts';
import type { YearState } from './year-state.ts';

const OVER = ['released', 'refunded'];

/** What is left of each sale is the shop's fee once its order is over and nothing stands in the way, and what both are to have until then. */
function checkSales(state: YearState): Violation[] {
  return state.orders.flatMap((order) => {
    const { charged, refunded, withBank, held, fee, net } = saleOf(order, state);
    const left = charged - refunded - withBank - held;
    const isOver = OVER.includes(String(order.fields.state));
    const isGivenUp =
      state.refunds.filter(({ payment_intent, status }) => payment_intent === order.id && status === 'failed')
        .length >= TRIES_BEFORE_GIVING_UP;
    // What the seller has spent is owed, and taken back once more of theirs is there.
    const isOwed = state.payouts.find(({ id }) => id === order.id)?.fields.state === 'owed';
    if (isGivenUp || isOwed || withBank > 0) return [];
    const isTheirs = order.fields.state === 'released' && refunded < charged;
    const isSent = isOver && (!isTheirs || net === 0 || isReady(state, order.fields.sellerId));
    const wanted = !isSent ? fee + net - held : isTheirs ? fee : 0;
    const sale = `${charged} charged, ${refunded} back, ${held} with the seller`;
    return left === wanted
      ? []
      : [
          {
            rule: 'money-unaccounted',
            subject: order.id,
            detail: `${sale}: ${left} are left, not ${wanted}`,
          },
        ];
  });
}

/** What moved on the platform's balance is what charges, refunds, disputes and transfers say. */
function checkBalance({ balance, charges, refunds, disputes, transfers }: YearState): Violation[] {
  const of = (...types: string[]) =>
    sum(balance.filter(({ type }) => types.includes(type)).map(({ amount }) => amount));
  const amounts = (all: readonly { amount: number; status: string }[]) =>
    sum(all.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount));
  const taken = disputes.filter(({ status }) => status !== 'won');
  const withBanks = sum(
    taken.map(({ payment_intent: id }) => {
      const charge = charges.find(
        ({ payment_intent, status }) => payment_intent === id && status === 'succeeded',
      );
      const back = refunds.filter(
        ({ payment_intent, status }) => payment_intent === id && status === 'succeeded',
      );
      return (charge?.amount ?? 0) - sum(back.map(({ amount }) => amount));
    }),
  );
  const compared: [string, number, number][] = [
    ['charges', of('charge'), amounts(charges)],
    ['refunds', of('refund', 'refund_failure'), -amounts(refunds)],
    ['disputes', of('adjustment'), -withBanks],
    ['transfers', of('transfer'), -sum(transfers.map(({ amount }) => amount))],
    ['reversals', of('transfer_refund'), sum(transfers.map((one) => one.amount_reversed))],
  ];
  return compared
    .filter(([, booked, counted]) => booked !== counted)
    .map(([subject, booked, counted]) => ({
      rule: 'balance-differs',
      subject,
      detail: `the provider booked ${booked}, there are ${counted}`,
    }));
}

/** What the books and the statements of the sellers say is what the provider has. */
function checkBooks(state: YearState): Violation[] {
  const { books, orders } = state;
  const problems: Violation[] = [];
  const compare = (subject: string, said: number, wanted: number) => {
    if (said !== wanted)
      problems.push({ rule: 'books-differ', subject, detail: `${said} instead of ${wanted}` });
  };
  const number = (name: string) => books[name] ?? Number.NaN;
  const sales = orders.map((order) => ({ order, ...saleOf(order, state) }));
  const total = (cents: (sale: (typeof sales)[number]) => number) => sum(sales.map(cents));
  compare(
    'gross',
    number('gross'),
    total(({ charged }) => charged),
  );
  compare('sales', number('sales'), sales.length);
  const moved = number('transferred') - number('reversed');
  compare(
    'transferred',
    moved,
    total(({ held }) => held),
  );
  const rest = ['back', 'withBank', 'waiting', 'onItsWay', 'fees', 'feesToCome'].map(number);
  compare('their sum', sum(rest) + moved - number('owed'), number('gross'));
  for (const { sellerId, csv } of state.statements) {
    const rows = readRows(csv);
    const own = sales.filter(({ order }) => order.fields.sellerId === sellerId);
    const column = (title: string) => sum(rows.map((row) => cents(row[title])));
    const name = `statement of ${sellerId}`;
    compare(`${name}, rows`, rows.length, own.length);
    compare(`${name}, paid`, column('Paid by the buyer'), sum(own.map(({ charged }) => charged)));
    compare(`${name}, paid out`, column('Paid out') - column('Reversed'), sum(own.map(({ held }) => held)));
    for (const row of rows) {
      const parts = ['Refunded to the buyer', 'With the buyer’s bank', 'Fee', 'You get'];
      const said = sum(parts.map((title) => cents(row[title])));
      compare(`row ${row.Order} of ${sellerId}`, said, cents(row['Paid by the buyer']));
    }
  }
  const rows = state.statements.flatMap(({ csv }) => readRows(csv));
  compare(
    'gross of all statements',
    sum(rows.map((row) => cents(row['Paid by the buyer']))),
    number('gross'),
  );
  return problems;
}

/** The money of all sales, from the provider's side and the shop's. */
export function checkSums(state: YearState): Violation[] {
  return [...checkSales(state), ...checkBalance(state), ...checkBooks(state)];
}
