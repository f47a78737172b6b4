import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

const create = (idempotencyKey: string, amount = 1000) =>
  stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey });

describe('a request with an idempotency key', () => {
  it('sent again gives the same answer and does nothing twice', async () => {
    const first = await create('key-1');
    const again = await create('key-1');
    expect(again).toEqual(first);
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'idempotency-key': 'key-1',
    });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('with other parameters is refused as a StripeIdempotencyError', async () => {
    await create('key-1');
    const again = create('key-1', 2000);
    await expect(again).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await expect(again).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
    await expect(again).rejects.toThrow(/same parameters they were first used with/);
  });

  it('of a connected account has nothing to do with those of others', async () => {
    const charge = await aPaidCharge(provider);
    const payOut = async () => {
      const { id: stripeAccount } = await aReadyAccount(provider);
      const transfer = { amount: 100, currency: 'usd', source_transaction: charge.id };
      await stripe.transfers.create({ ...transfer, destination: stripeAccount });
      await provider.control('balance/make_available', { account: stripeAccount });
      const ask = () =>
        stripe.payouts.create({ amount: 100, currency: 'usd' }, { stripeAccount, idempotencyKey: 'key-1' });
      const [first, again] = [await ask(), await ask()];
      expect(again.id).toBe(first.id);
      return first.id;
    };
    expect(await payOut()).not.toBe(await payOut());
  });

  it('to another address is refused too', async () => {
    const { id } = await create('key-1');
    await expect(stripe.paymentIntents.cancel(id, undefined, { idempotencyKey: 'key-1' })).rejects.toThrow(
      /same endpoint they were first used for/,
    );
  });

  it('while the first is under way is a conflict', async () => {
    await provider.control('faults', { kind: 'delay', ms: 500 });
    const first = create('key-1');
    await vi.waitFor(async () =>
      expect(await provider.look('requests')).toMatchObject({ requests: [{ fault: 'delay before' }] }),
    );
    await expect(create('key-1')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect((await first).status).toBe('requires_payment_method');
  });

  it('that was refused as it was sent may be sent right with the same key', async () => {
    await expect(create('key-1', 1)).rejects.toMatchObject({ code: 'amount_too_small' });
    expect((await create('key-1')).amount).toBe(1000);
  });

  it('repeats a declined card without charging again', async () => {
    const { id } = await create('key-1');
    const confirm = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_chargeDeclined', return_url: 'https://shop.example' },
        { idempotencyKey: 'key-2' },
      );
    await expect(confirm()).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    await expect(confirm()).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it('is forgotten after 24 hours', async () => {
    const first = await create('key-1');
    provider.advance(24 * 60 * 60 * 1000);
    expect((await create('key-1')).id).not.toBe(first.id);
  });

  it('two at once make one refund', async () => {
    const { id } = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const refund = () => stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${id}` });
    const [one, two] = await Promise.all([refund(), refund()]);
    expect(two.id).toBe(one.id);
    expect((await stripe.refunds.list()).data).toHaveLength(1);
  });
});
