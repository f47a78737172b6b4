import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';
import { aReadyAccount } from '../testing/connected-accounts.ts';

let provider: EmulatorUnderTest;

beforeAll(async () => {
  provider = await aStripeEmulator();
});
afterAll(() => provider.stop());
beforeEach(() => provider.control('reset'));

/** A client that tries again, as the shop's own does. */
const stubborn = () =>
  new Stripe('sk_test_local', { ...provider.address, maxNetworkRetries: 2, timeout: 500 });
const create = (stripe: Stripe, idempotencyKey = 'key-1') =>
  stripe.paymentIntents.create({ amount: 1000, currency: 'usd' }, { idempotencyKey });

describe('an injected fault', () => {
  it.each([
    ['a 503', { kind: 'error', status: 503 }],
    ['a connection cut before the work', { kind: 'disconnect', when: 'before' }],
    ['a connection cut after the work', { kind: 'disconnect', when: 'after' }],
    ['an answer that does not come', { kind: 'timeout', when: 'before' }],
    ['an answer that is lost', { kind: 'timeout', when: 'after' }],
  ])('%s is survived by a client that tries again, with one intent made', async (_what, fault) => {
    await provider.control('faults', fault);
    await create(stubborn());
    expect((await provider.stripe.paymentIntents.list()).data).toHaveLength(1);
    const { requests } = await provider.look<{ requests: { fault?: string }[] }>('requests');
    expect(requests.filter(({ fault: injected }) => injected !== undefined)).toHaveLength(1);
  });

  it('reaches a client that does not try again as an API error', async () => {
    await provider.control('faults', { kind: 'error' });
    await expect(create(provider.stripe)).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect((await provider.stripe.paymentIntents.list()).data).toHaveLength(0);
  });

  it.each([
    ['before', 1],
    ['after', 2],
  ] as const)('a 500 %s the work is saved: only another key gets further', async (when, made) => {
    await provider.control('faults', { kind: 'error', when });
    await expect(create(stubborn())).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    const { requests } = await provider.look<{ requests: { replayed: boolean }[] }>('requests');
    expect(requests.map(({ replayed }) => replayed)).toEqual([false, true, true]);
    await expect(create(provider.stripe)).rejects.toMatchObject({ statusCode: 500 });
    await create(provider.stripe, 'key-2');
    expect((await provider.stripe.paymentIntents.list()).data).toHaveLength(made);
  });

  it('is injected into the requests it was meant for, as often as was asked', async () => {
    await provider.control('faults', {
      kind: 'error',
      method: 'POST',
      path: '/payment_intents$',
      skip: 1,
      count: 2,
    });
    await provider.stripe.paymentIntents.list();
    await create(provider.stripe, 'passes');
    await expect(create(provider.stripe, 'a')).rejects.toThrow();
    await expect(create(provider.stripe, 'b')).rejects.toThrow();
    await create(provider.stripe, 'c');
  });

  it('can be for one connected account alone', async () => {
    const [one, other] = [await aReadyAccount(provider), await aReadyAccount(provider)];
    await provider.control('faults', { kind: 'error', status: 429, code: 'lock_timeout', account: one.id });
    const balanceOf = (stripeAccount: string) => provider.stripe.balance.retrieve({}, { stripeAccount });
    await provider.stripe.balance.retrieve();
    await balanceOf(other.id);
    await expect(balanceOf(one.id)).rejects.toMatchObject({ statusCode: 429, code: 'lock_timeout' });
    await balanceOf(one.id);
    const { requests } = await provider.look<{ requests: { account: string | null }[] }>('requests');
    expect(requests.slice(-4).map(({ account }) => account)).toEqual([null, other.id, one.id, one.id]);
  });

  it('can be taken back', async () => {
    await provider.control('faults', { kind: 'error' });
    await provider.control('faults/clear');
    await create(provider.stripe);
  });
});

describe('the controls', () => {
  it('refuse what a page of another origin could send without asking', async () => {
    const response = await fetch(`${provider.url}/test/reset`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(415);
  });

  it('name a field they do not know', async () => {
    await expect(provider.control('faults', { kind: 'error', often: 2 })).rejects.toThrow(
      /Unknown field often/,
    );
    await expect(provider.control('faults', { kind: 'fire' })).rejects.toThrow(/kind must be one of/);
  });

  it('show the state without card numbers', async () => {
    await provider.stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const state = await provider.look<Record<string, unknown[]>>('state');
    expect(state.paymentIntents).toHaveLength(1);
    expect(state.charges).toHaveLength(1);
    expect(JSON.stringify(state.charges)).not.toContain('4242424242424242');
  });
});
