import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { STRIPE_EVENTS } from './events/handle-stripe-event.ts';
import { ACCOUNT_EVENTS, BANK_EVENTS } from './payouts/handle-connect-event.ts';

const pageText = () => readFile(new URL('../../../docs/payments.md', import.meta.url), 'utf8');

describe('the kinds of events that an operator has Stripe send', () => {
  /** What stands between two marks of the page. */
  const between = async (begin: string, end: string) =>
    (await pageText()).split(begin)[1]?.split(end)[0] ?? '';
  const kindsIn = (text: string) =>
    [...text.matchAll(/[a-z_]+(?:[.][a-z_]+)+/g)].map(([kind]) => kind).sort();
  const handled = [...STRIPE_EVENTS].sort();

  it('of the shop are those that are handled', async () => {
    expect(kindsIn(await between('stripe listen --events ', ' \\\n'))).toEqual(handled);
  });

  it('of sellers’ accounts are those that are handled', async () => {
    const said = kindsIn(await between('- **Events.** Of connected accounts', '\n'));
    expect(said).toEqual([...ACCOUNT_EVENTS, ...BANK_EVENTS].sort());
  });
});
