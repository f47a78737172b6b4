import { sum } from '../cents.ts';
import { saleOf } from '../check-ledger.ts';
import { TRIES_BEFORE_GIVING_UP } from '../check-money.ts';
import { isReady } from '../is-ready.ts';
import type { Violation } from '../state.ts';
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
    if (isGivenUp || withBank > 0) return [];
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
  const { books, orders, payouts } = state;
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
  // A statement has a row for each sale.
  for (const sellerId of new Set(orders.map(({ fields }) => String(fields.sellerId)))) {
    const rows = payouts.filter(({ fields }) => fields.sellerId === sellerId).map(({ fields }) => fields);
    const said = sum(rows.map(({ transferred, reversed }) => Number(transferred) - Number(reversed)));
    const own = sales.filter(({ order }) => order.fields.sellerId === sellerId);
    compare(`statement of ${sellerId}`, said, sum(own.map(({ held }) => held)));
    for (const { gross, back, withBank = 0, fee, net, bookingsId } of rows) {
      const left = Number(gross) - Number(back) - Number(withBank);
      if (left > 0) compare(`row ${String(bookingsId)}`, Number(fee) + Number(net), left);
    }
  }
  return problems;
}

/** The money of all sales, from the provider's side and the shop's. */
export function checkSums(state: YearState): Violation[] {
  return [...checkSales(state), ...checkBalance(state), ...checkBooks(state)];
}
