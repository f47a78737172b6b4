import type { Stripe } from 'stripe';
import { fundsOf } from '../balance/ledger.ts';
import type { Store } from '../model/store.ts';
import { amountInWords } from '../payments/currency-units.ts';
import { escaped } from './page.ts';

const MOST_PAYOUTS = 20;

/** What the holder of a connected account sees of their money: the balance, and what was paid out. */
export function dashboardContent(store: Store, account: Stripe.Account): string {
  const currency = account.default_currency ?? 'usd';
  const { available, pending } = fundsOf(store, account.id, currency);
  const payouts = [...store.payouts.values()]
    .filter((payout) => payout.account === account.id)
    .map(({ object }) => object)
    .reverse()
    .slice(0, MOST_PAYOUTS);
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const rows = payouts
    .map(
      (payout) =>
        `<dt>${day(payout.created)}, ${escaped(payout.status)}${payout.failure_message ? `: ${escaped(payout.failure_message)}` : ''}</dt><dd>${amountInWords(payout.amount, payout.currency)}</dd>`,
    )
    .join('');
  return `<p><code>${escaped(account.id)}</code>${account.email === null ? '' : `, ${escaped(account.email)}`}</p>
<h2>Balance</h2>
<dl><dt>Available</dt><dd>${amountInWords(available, currency)}</dd><dt>Pending</dt><dd>${amountInWords(pending, currency)}</dd></dl>
<h2>Payouts</h2>
${rows === '' ? '<p>None yet.</p>' : `<dl>${rows}</dl>`}`;
}
