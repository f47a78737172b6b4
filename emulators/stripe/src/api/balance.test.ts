import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';
import { aPaidCharge, aReadyAccount } from '../testing/connected-accounts.ts';

let provider: EmulatorUnderTest;
let stripe: Stripe;

beforeAll(async () => {
  provider = await aStripeEmulator();
  stripe = provider.stripe;
});
afterAll(() => provider.stop());
beforeEach(() => provider.control('reset'));

const transactionsOf = (stripeAccount?: string) =>
  stripe.balanceTransactions
    .list({ limit: 100 }, stripeAccount === undefined ? {} : { stripeAccount })
    .autoPagingToArray({ limit: 10_000 });
const balanceOf = (stripeAccount?: string) =>
  stripe.balance.retrieve({}, stripeAccount === undefined ? {} : { stripeAccount });
const booked = async (stripeAccount?: string) =>
  (await transactionsOf(stripeAccount))
    .map(({ type, amount, fee, net }) => [type, amount, fee, net])
    .reverse();

describe('the platform’s balance', () => {
  it('gets a charge less its fee, which a refund does not bring back', async () => {
    const charge = await aPaidCharge(provider, 10_000);
    const refund = await stripe.refunds.create({ charge: charge.id, amount: 4_000 });
    expect(await booked()).toEqual([
      ['charge', 10_000, 320, 9_680],
      ['refund', -4_000, 0, -4_000],
    ]);
    expect(await stripe.charges.retrieve(charge.id, { expand: ['balance_transaction'] })).toMatchObject({
      balance_transaction: { source: charge.id, fee_details: [{ amount: 320, type: 'stripe_fee' }] },
    });
    expect((await stripe.balanceTransactions.list({ source: refund.id })).data).toHaveLength(1);
    expect(await balanceOf()).toMatchObject({
      pending: [{ amount: 9_680 }],
      available: [{ amount: -4_000 }],
    });
    await provider.control('balance/make_available');
    expect(await balanceOf()).toMatchObject({ pending: [{ amount: 0 }], available: [{ amount: 5_680 }] });
  });

  it('has other fees where that was set', async () => {
    await provider.control('pricing', { percent: 1.5, fixedCents: 25, pendingSeconds: 0 });
    await aPaidCharge(provider, 10_000);
    expect(await booked()).toEqual([['charge', 10_000, 175, 9_825]]);
    expect(await balanceOf()).toMatchObject({ available: [{ amount: 9_825 }] });
  });

  it('gets a refund back that the bank returned', async () => {
    const charge = await aPaidCharge(provider, 10_000);
    const { id } = await stripe.refunds.create({ charge: charge.id });
    await provider.control(`refunds/${id}/fail`);
    expect((await booked()).at(-1)).toEqual(['refund_failure', 10_000, 0, 10_000]);
    expect(await stripe.refunds.retrieve(id)).toMatchObject({
      failure_balance_transaction: expect.stringMatching(/^txn_/),
    });
  });

  it('loses a disputed payment and a fee for it, and gets the payment back when the dispute is won', async () => {
    const charge = await aPaidCharge(provider, 10_000);
    const { id } = await provider.control<Stripe.Dispute>(`payment_intents/${charge.payment_intent}/dispute`);
    await provider.control(`disputes/${id}/move`, { status: 'won' });
    expect((await booked()).slice(1)).toEqual([
      ['adjustment', -10_000, 1_500, -11_500],
      ['adjustment', 10_000, 0, 10_000],
    ]);
    const { balance_transactions: own } = await stripe.disputes.retrieve(id);
    expect(own.map(({ reporting_category: category }) => category)).toEqual(['dispute', 'dispute_reversal']);
  });

  it('loses nothing to an inquiry until it becomes a dispute', async () => {
    const charge = await aPaidCharge(provider, 10_000);
    const { id } = await provider.control<Stripe.Dispute>(
      `payment_intents/${charge.payment_intent}/dispute`,
      { inquiry: true },
    );
    expect(await booked()).toHaveLength(1);
    await provider.control(`disputes/${id}/move`, { status: 'needs_response' });
    expect((await booked()).at(-1)).toEqual(['adjustment', -10_000, 1_500, -11_500]);
  });
});

describe('a payout', () => {
  const withMoney = async () => {
    const { id } = await aReadyAccount(provider);
    const charge = await aPaidCharge(provider, 10_000);
    await stripe.transfers.create({
      amount: 9_000,
      currency: 'usd',
      destination: id,
      source_transaction: charge.id,
    });
    return id;
  };
  const eventsOf = async (stripeAccount: string) =>
    (await stripe.events.list({ limit: 100 }, { stripeAccount })).data.map(({ type }) => type).reverse();

  it('comes each day of all that an account has, and arrives', async () => {
    const id = await withMoney();
    const payout = await provider.control<Stripe.Payout>(`accounts/${id}/pay_out`);
    expect(payout).toMatchObject({ amount: 9_000, automatic: true, status: 'pending' });
    await provider.control(`payouts/${payout.id}/settle`);
    expect(await stripe.payouts.retrieve(payout.id, {}, { stripeAccount: id })).toMatchObject({
      status: 'paid',
    });
    expect(await balanceOf(id)).toMatchObject({ available: [{ amount: 0 }], pending: [{ amount: 0 }] });
    expect((await eventsOf(id)).slice(-2)).toEqual(['payout.created', 'payout.paid']);
    expect(await provider.control(`accounts/${id}/pay_out`)).toBeNull();
    expect((await stripe.payouts.list()).data).toEqual([]);
  });

  it('that fails brings the money back and stops all others until there is another bank account', async () => {
    const id = await withMoney();
    await provider.control('connect', { nextPayoutFails: 'no_account' });
    const { id: payoutId } = await provider.control<Stripe.Payout>(`accounts/${id}/pay_out`);
    await expect
      .poll(async () => (await stripe.payouts.retrieve(payoutId, {}, { stripeAccount: id })).status, {
        timeout: 5_000,
      })
      .toBe('failed');
    expect(await stripe.payouts.list({ status: 'failed' }, { stripeAccount: id })).toMatchObject({
      data: [{ failure_code: 'no_account', failure_message: expect.stringMatching(/bank account/) }],
    });
    expect(await balanceOf(id)).toMatchObject({ available: [{ amount: 9_000 }] });
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: false,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: ['external_account'] },
      external_accounts: { data: [{ status: 'errored' }] },
    });
    expect((await eventsOf(id)).slice(-3)).toEqual([
      'payout.failed',
      'account.external_account.updated',
      'account.updated',
    ]);
    expect(await provider.control(`accounts/${id}/pay_out`)).toBeNull();
    await provider.control(`accounts/${id}/make_ready`);
    expect(await provider.control(`accounts/${id}/pay_out`)).toMatchObject({ amount: 9_000 });
  });

  it('is made by a call as well, of what is available', async () => {
    const id = await withMoney();
    const ask = (amount: number) => stripe.payouts.create({ amount, currency: 'usd' }, { stripeAccount: id });
    await expect(ask(9_000)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await provider.control('balance/make_available', { account: id });
    expect(await ask(4_000)).toMatchObject({ amount: 4_000, automatic: false });
    await expect(ask(5_001)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await provider.control(`accounts/${id}/restrict`);
    await expect(ask(1)).rejects.toMatchObject({ code: 'payouts_not_allowed' });
  });
});

describe('whatever happens', () => {
  /** A generator of numbers below `bound` that gives the same again for the same seed (mulberry32). */
  function numbersFrom(seed: number): (bound: number) => number {
    let state = seed;
    return (bound) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
    };
  }

  it.each([1, 2, 3])(
    'the balances are the sums of what was booked, and no money comes from nowhere (%i)',
    async (seed) => {
      const number = numbersFrom(seed);
      const one = <Item>(items: readonly Item[]): Item | undefined => items[number(items.length || 1)];
      const accounts = [(await aReadyAccount(provider)).id, (await aReadyAccount(provider)).id];
      const charges: Stripe.Charge[] = [];
      const [refunds, transfers, payouts, disputes]: string[][] = [[], [], [], []];
      await provider.control('connect', { reversalsGoNegative: seed === 2 });
      const acts: (() => Promise<unknown>)[] = [
        async () => charges.push(await aPaidCharge(provider, 1_000 + number(20_000))),
        async () =>
          refunds?.push(
            (await stripe.refunds.create({ charge: one(charges)?.id ?? 'ch_0', amount: 1 + number(5_000) }))
              .id,
          ),
        () => provider.control(`refunds/${one(refunds ?? [])}/fail`),
        async () => {
          const source = number(2) === 0 ? { source_transaction: one(charges)?.id ?? 'ch_0' } : {};
          const transfer = await stripe.transfers.create({
            amount: 1 + number(9_000),
            currency: 'usd',
            destination: one(accounts) ?? '',
            ...source,
          });
          transfers?.push(transfer.id);
        },
        () => stripe.transfers.createReversal(one(transfers ?? []) ?? 'tr_0', { amount: 1 + number(6_000) }),
        async () => {
          const payout = await provider.control<Stripe.Payout | null>(`accounts/${one(accounts)}/pay_out`);
          if (payout) payouts?.push(payout.id);
        },
        () => provider.control(`payouts/${one(payouts ?? [])}/${number(3) === 0 ? 'fail' : 'settle'}`),
        async () =>
          disputes?.push(
            (
              await provider.control<Stripe.Dispute>(
                `payment_intents/${one(charges)?.payment_intent}/dispute`,
              )
            ).id,
          ),
        () =>
          provider.control(`disputes/${one(disputes ?? [])}/move`, {
            status: one(['won', 'lost', 'under_review']),
          }),
        () => provider.control('balance/make_available'),
        () => provider.control(`accounts/${one(accounts)}/make_ready`),
      ];
      let done = 0;
      for (let turn = 0; turn < 120; turn += 1) {
        // What the state of things forbids is refused, and must leave no trace.
        await acts[number(acts.length)]?.().then(
          () => {
            done += 1;
          },
          () => undefined,
        );
      }
      expect(done).toBeGreaterThan(40);

      let everything = 0;
      for (const account of [undefined, ...accounts]) {
        const transactions = await transactionsOf(account);
        const sum = transactions.reduce((total, { net }) => total + net, 0);
        const { available, pending } = await balanceOf(account);
        const total = [...available, ...pending].reduce((all, { amount }) => all + amount, 0);
        expect(total).toBe(sum);
        if (account !== undefined && seed !== 2) expect(total).toBeGreaterThanOrEqual(0);
        for (const { amount, fee, net } of transactions) expect(net).toBe(amount - fee);
        everything += sum;
      }
      // What entered by charges and left by refunds, disputes, fees and payouts is what is there.
      const {
        charges: all,
        refunds: back,
        disputes: taken,
        payouts: out,
      } = await provider.look<{
        charges: Stripe.Charge[];
        refunds: Stripe.Refund[];
        disputes: Stripe.Dispute[];
        payouts: { object: Stripe.Payout }[];
      }>('state');
      const sumOf = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      const fees = all.map(({ amount }) => Math.round(amount * 0.029) + 30);
      const lost = taken.map(
        ({ amount, balance_transactions: { length } }) => 1_500 + (length === 1 ? amount : 0),
      );
      expect(everything).toBe(
        sumOf(all.map(({ amount }) => amount)) -
          sumOf(fees) -
          sumOf(back.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)) -
          sumOf(lost) -
          sumOf(out.filter(({ object }) => object.status !== 'failed').map(({ object }) => object.amount)),
      );
    },
  );
});
