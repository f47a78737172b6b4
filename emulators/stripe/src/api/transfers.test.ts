import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';
import { aPaidCharge, aReadyAccount, aSellerAccount } from '../testing/connected-accounts.ts';

let provider: EmulatorUnderTest;
let stripe: Stripe;
let destination: string;
let charge: Stripe.Charge;

beforeAll(async () => {
  provider = await aStripeEmulator();
  stripe = provider.stripe;
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await provider.control('reset');
  destination = (await aReadyAccount(provider)).id;
  charge = await aPaidCharge(provider, 10_000, { transfer_group: 'b1' });
});

const send = (amount: number, options: Partial<Stripe.TransferCreateParams> = {}, key?: string) =>
  stripe.transfers.create(
    { amount, currency: 'usd', destination, source_transaction: charge.id, ...options },
    key === undefined ? {} : { idempotencyKey: key },
  );
const platformEvents = async () =>
  (await stripe.events.list({ types: ['transfer.created', 'transfer.reversed', 'transfer.updated'] })).data
    .map(({ type }) => type)
    .reverse();

describe('a transfer', () => {
  it('out of a charge brings the connected account money that is pending as long as that of the charge', async () => {
    const transfer = await send(9_000, { metadata: { order: 'o1' }, description: 'A chair' });
    expect(transfer).toMatchObject({
      amount: 9_000,
      destination,
      source_transaction: charge.id,
      transfer_group: 'b1',
      metadata: { order: 'o1' },
      reversed: false,
      amount_reversed: 0,
    });
    expect(await stripe.balance.retrieve({}, { stripeAccount: destination })).toMatchObject({
      available: [{ amount: 0, currency: 'usd' }],
      pending: [{ amount: 9_000, currency: 'usd' }],
    });
    const payment = await stripe.charges.retrieve(
      String(transfer.destination_payment),
      { expand: ['source_transfer', 'balance_transaction'] },
      { stripeAccount: destination },
    );
    expect(payment).toMatchObject({
      amount: 9_000,
      source_transfer: { id: transfer.id },
      balance_transaction: { type: 'payment', net: 9_000, status: 'pending' },
    });
    provider.advance(3 * 24 * 60 * 60 * 1000);
    expect(await stripe.balance.retrieve({}, { stripeAccount: destination })).toMatchObject({
      available: [{ amount: 9_000 }],
      pending: [{ amount: 0 }],
    });
    expect(await platformEvents()).toEqual(['transfer.created']);
  });

  it('is made once for one idempotency key, whatever became of the answer', async () => {
    await provider.control('faults', { kind: 'error', when: 'after', path: '/transfers$', status: 503 });
    await expect(send(100, {}, 'transfer-1')).rejects.toMatchObject({ statusCode: 503 });
    await send(100, {}, 'transfer-2');
    await send(100, {}, 'transfer-2');
    expect((await stripe.transfers.list({ destination })).data).toHaveLength(2);
  });

  it('is found by its destination, its group and its id', async () => {
    const other = (await aReadyAccount(provider)).id;
    const [first, second] = [await send(100), await send(200, { destination: other })];
    const ids = async (params: Stripe.TransferListParams) =>
      (await stripe.transfers.list(params)).data.map(({ id }) => id);
    expect(await ids({ destination })).toEqual([first.id]);
    expect(await ids({ transfer_group: 'b1' })).toEqual([second.id, first.id]);
    expect(await ids({ transfer_group: 'b2' })).toEqual([]);
    expect(await stripe.transfers.retrieve(second.id)).toEqual(second);
  });

  it('gives a charge without a group one of its own', async () => {
    charge = await aPaidCharge(provider);
    const group = `group_${charge.payment_intent}`;
    expect(await send(100)).toMatchObject({ transfer_group: group });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ transfer_group: group });
  });

  it('may carry other metadata later', async () => {
    const { id } = await send(100, { metadata: { a: '1' } });
    expect(await stripe.transfers.update(id, { metadata: { b: '2' } })).toMatchObject({
      metadata: { a: '1', b: '2' },
    });
    expect(await platformEvents()).toEqual(['transfer.created', 'transfer.updated']);
  });

  it('out of the balance needs what is available there', async () => {
    const params = { amount: 5_000, currency: 'usd', destination };
    await expect(stripe.transfers.create(params)).rejects.toMatchObject({
      statusCode: 400,
      code: 'balance_insufficient',
    });
    await provider.control('balance/make_available');
    expect(await stripe.transfers.create(params)).toMatchObject({
      source_transaction: null,
      transfer_group: null,
    });
    await expect(stripe.transfers.create(params)).rejects.toMatchObject({ code: 'balance_insufficient' });
  });

  it("of a refunded or disputed charge is possible: that is the platform's affair", async () => {
    await stripe.refunds.create({ charge: charge.id });
    expect(await send(100)).toMatchObject({ source_transaction: charge.id });
    charge = await aPaidCharge(provider);
    await provider.control(`payment_intents/${charge.payment_intent}/dispute`);
    expect(await send(100)).toMatchObject({ source_transaction: charge.id });
  });

  it.each([
    [
      'no such destination',
      { destination: 'acct_nobody' },
      'resource_missing',
      'destination',
      /^No such destination/,
    ],
    [
      'another currency',
      { currency: 'eur' },
      undefined,
      'currency',
      /must be the same as the transfer currency/,
    ],
    [
      'no such charge',
      { source_transaction: 'ch_none' },
      'resource_missing',
      'source_transaction',
      /^No such charge/,
    ],
    ['no amount', { amount: undefined as never }, 'parameter_missing', 'amount', /amount/],
    ['an amount of nothing', { amount: 0 }, 'parameter_invalid_integer', 'amount', /1/],
  ] as const)('with %s is refused', async (_what, change, code, param, message) => {
    await expect(send(100, change)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
      message: expect.stringMatching(message),
    });
    expect((await stripe.transfers.list()).data).toEqual([]);
  });

  it('to an account that may not receive is refused', async () => {
    const { id } = await aSellerAccount(stripe);
    await expect(send(100, { destination: id })).rejects.toMatchObject({
      statusCode: 400,
      code: 'insufficient_capabilities_for_transfer',
    });
    await provider.control(`accounts/${destination}/restrict`);
    await expect(send(100)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
  });

  it('is never more than is left of its charge, over all transfers out of it', async () => {
    await expect(send(10_001)).rejects.toThrow(
      /^Transfers using this transaction as a source must not exceed the source amount of \$100\.00\.$/,
    );
    await send(9_000);
    await expect(send(1_001)).rejects.toThrow(
      /already a transfer using this source, amounting to \$90\.00\.\)$/,
    );
    await send(1_000);
    await expect(send(1)).rejects.toThrow(/already transfers using this source, amounting to \$100\.00\.\)$/);
  });

  it('may follow one that was reversed, unless what was reversed still counts', async () => {
    const { id } = await send(10_000);
    await stripe.transfers.createReversal(id);
    const again = await send(10_000);
    await stripe.transfers.createReversal(again.id);
    await provider.control('connect', { reversedCounts: true });
    await expect(send(1)).rejects.toThrow(/must not exceed the source amount/);
  });

  it('meets a fault that was meant for it alone, by what it names', async () => {
    const other = (await aReadyAccount(provider)).id;
    await provider.control('faults', {
      kind: 'error',
      code: 'balance_insufficient',
      path: '/transfers$',
      body: `destination=${other}`,
    });
    await send(100);
    await expect(send(100, { destination: other })).rejects.toMatchObject({ code: 'balance_insufficient' });
    await send(100, { destination: other });
  });
});

describe('a reversal', () => {
  it('takes a part back, then the rest, and nothing after that', async () => {
    const { id } = await send(9_000);
    const first = await stripe.transfers.createReversal(id, { amount: 4_000, metadata: { refund: 're_1' } });
    expect(first).toMatchObject({ amount: 4_000, transfer: id, metadata: { refund: 're_1' } });
    expect(await stripe.transfers.retrieve(id)).toMatchObject({
      amount_reversed: 4_000,
      reversed: false,
      reversals: { data: [{ id: first.id }] },
    });
    await expect(stripe.transfers.createReversal(id, { amount: 5_001 })).rejects.toMatchObject({
      param: 'amount',
    });
    const second = await stripe.transfers.createReversal(id);
    expect(second.amount).toBe(5_000);
    expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 9_000, reversed: true });
    await expect(stripe.transfers.createReversal(id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await stripe.transfers.listReversals(id)).data.map((one) => one.id)).toEqual([
      second.id,
      first.id,
    ]);
    expect(await stripe.transfers.retrieveReversal(id, first.id)).toMatchObject({ amount: 4_000 });
    expect(await platformEvents()).toEqual(['transfer.created', 'transfer.reversed', 'transfer.reversed']);
  });

  it('is refused where the account has not so much any more, unless it may owe', async () => {
    const { id } = await send(9_000);
    await provider.control(`accounts/${destination}/pay_out`);
    await expect(stripe.transfers.createReversal(id)).rejects.toMatchObject({
      statusCode: 400,
      code: 'balance_insufficient',
    });
    await provider.control('connect', { reversalsGoNegative: true });
    await stripe.transfers.createReversal(id);
    const { available } = await stripe.balance.retrieve({}, { stripeAccount: destination });
    expect(available).toMatchObject([{ amount: -9_000 }]);
  });

  it('that was asked for twice with one key is made once', async () => {
    const { id } = await send(9_000);
    const reverse = () =>
      stripe.transfers.createReversal(id, { amount: 100 }, { idempotencyKey: 'reversal-re_1' });
    expect((await reverse()).id).toBe((await reverse()).id);
    expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 100 });
  });
});
