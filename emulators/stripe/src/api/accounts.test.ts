import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';
import { aReadyAccount, aSellerAccount } from '../testing/connected-accounts.ts';

let provider: EmulatorUnderTest;
let stripe: Stripe;

beforeAll(async () => {
  provider = await aStripeEmulator();
  stripe = provider.stripe;
});
afterAll(() => provider.stop());
beforeEach(() => provider.control('reset'));

const eventsOf = async (stripeAccount: string) =>
  (await stripe.events.list({ limit: 100 }, { stripeAccount })).data.map(({ type }) => type).reverse();

describe('a connected account', () => {
  it('begins with nothing given, and cannot be sent money', async () => {
    const account = await aSellerAccount(stripe, { metadata: { uid: 'u1' } });
    expect(account).toMatchObject({
      object: 'account',
      type: 'express',
      country: 'US',
      default_currency: 'usd',
      email: 'seller@example.com',
      capabilities: { transfers: 'inactive' },
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      metadata: { uid: 'u1' },
      requirements: {
        disabled_reason: 'requirements.past_due',
        currently_due: expect.arrayContaining(['external_account', 'individual.first_name']),
      },
    });
    expect(account.lastResponse.headers['stripe-version']).toBeDefined();
    expect(await stripe.accounts.retrieve(account.id)).toEqual(account);
    expect((await stripe.accounts.list()).data).toEqual([account]);
  });

  it('is made once for one idempotency key', async () => {
    const make = () =>
      stripe.accounts.create(
        {
          controller: {
            fees: { payer: 'application' },
            losses: { payments: 'application' },
            stripe_dashboard: { type: 'none' },
            requirement_collection: 'stripe',
          },
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        },
        { idempotencyKey: 'account-u1' },
      );
    const [first, second] = [await make(), await make()];
    expect(second.id).toBe(first.id);
    expect(first.type).toBe('none');
    expect((await stripe.accounts.list()).data).toHaveLength(1);
  });

  it.each([
    ['Stripe bearing the losses', { losses: { payments: 'stripe' } }, 'controller[losses][payments]'],
    ['the account paying fees', { fees: { payer: 'account' } }, 'controller[fees][payer]'],
    ['the whole dashboard', { stripe_dashboard: { type: 'full' } }, 'controller[stripe_dashboard][type]'],
    ['the platform asking', { requirement_collection: 'application' }, 'controller[requirement_collection]'],
  ] as const)('with %s is not served, and says so', async (_what, change, param) => {
    await expect(
      stripe.accounts.create({
        controller: {
          fees: { payer: 'application' },
          losses: { payments: 'application' },
          stripe_dashboard: { type: 'express' },
          ...change,
        },
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      }),
    ).rejects.toMatchObject({ statusCode: 400, param });
  });

  it('is not made to be sent money alone, which Stripe would have to allow the platform first', async () => {
    await expect(
      aSellerAccount(stripe, { capabilities: { transfers: { requested: true } } }),
    ).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/needs approval .* `transfers` capability without the `card_payments`/),
    });
  });

  it('keeps what the platform notes at it, and when it is paid out', async () => {
    const { id } = await aSellerAccount(stripe, { metadata: { uid: 'u1' } });
    const updated = await stripe.accounts.update(id, {
      metadata: { uid: '', shop: 's1' },
      settings: { payouts: { schedule: { interval: 'manual' } } },
    });
    expect(updated.metadata).toEqual({ shop: 's1' });
    expect(updated.settings?.payouts?.schedule).toMatchObject({ interval: 'manual' });
  });

  it('once deleted is out of reach, and its end is told of', async () => {
    const { id } = await aSellerAccount(stripe);
    expect(await stripe.accounts.del(id)).toMatchObject({ id, deleted: true });
    await expect(stripe.accounts.retrieve(id)).rejects.toBeInstanceOf(Stripe.errors.StripePermissionError);
    await expect(stripe.balance.retrieve({}, { stripeAccount: id })).rejects.toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    });
  });

  it('with money is not deleted', async () => {
    const { id } = await aReadyAccount(provider);
    const charge = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    await stripe.transfers.create({
      amount: 100,
      currency: 'usd',
      destination: id,
      source_transaction: String(charge.latest_charge),
    });
    await expect(stripe.accounts.del(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is served a part of the calls for connected accounts, the others are refused', async () => {
    const { id } = await aSellerAccount(stripe);
    await expect(stripe.refunds.list({}, { stripeAccount: id })).rejects.toThrow(/connected accounts/);
  });
});

describe('where an account stands', () => {
  it('is told of as it changes: pending, ready, restricted, ready again, refused', async () => {
    const { id } = await aSellerAccount(stripe);
    await provider.control(`accounts/${id}/onboard`, { outcome: 'complete', verified: false });
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      details_submitted: true,
      capabilities: { transfers: 'pending' },
      requirements: { disabled_reason: 'requirements.pending_verification', currently_due: [] },
    });
    await provider.control(`accounts/${id}/make_ready`);
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
      requirements: { disabled_reason: null, currently_due: [], past_due: [] },
      external_accounts: { data: [{ object: 'bank_account', status: 'new' }] },
    });
    await provider.control(`accounts/${id}/restrict`, {
      disabledReason: 'requirements.past_due',
      due: ['individual.id_number'],
    });
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      requirements: { currently_due: ['individual.id_number'] },
    });
    await provider.control(`accounts/${id}/make_ready`);
    await provider.control(`accounts/${id}/reject`, { disabledReason: 'rejected.fraud' });
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      capabilities: { transfers: 'inactive' },
      requirements: { disabled_reason: 'rejected.fraud', currently_due: [] },
    });
    const changes = Array.from({ length: 5 }, () => ['account.updated', 'capability.updated']).flat();
    expect(await eventsOf(id)).toEqual(changes);
    expect((await stripe.events.list()).data).toEqual([]);
  });

  it('is ready by itself some time after everything was given', async () => {
    const { id } = await aSellerAccount(stripe);
    await provider.control(`accounts/${id}/onboard`, { verified: false });
    await expect
      .poll(async () => (await stripe.accounts.retrieve(id)).capabilities?.transfers, { timeout: 5_000 })
      .toBe('active');
  });

  it('is told once when the platform may do nothing with it any more', async () => {
    const { id } = await aReadyAccount(provider);
    await provider.control(`accounts/${id}/deauthorize`);
    await expect(
      stripe.transfers.create({ amount: 100, currency: 'usd', destination: id }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'destination' });
    const { events } = await provider.look<{ events: Stripe.Event[] }>('state');
    expect(events.at(-1)).toMatchObject({ type: 'account.application.deauthorized', account: id });
  });
});
