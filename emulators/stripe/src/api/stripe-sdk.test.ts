import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';

let provider: EmulatorUnderTest;
let stripe: Stripe;

beforeAll(async () => {
  provider = await aStripeEmulator();
  stripe = provider.stripe;
});
afterAll(() => provider.stop());
beforeEach(() => provider.control('reset'));

const anIntent = (options: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 1999,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    ...options,
  });

/** What a call is refused with; fails when it is not. */
async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was not refused');
}

describe('the refunds of a charge', () => {
  it('come with its intent in one answer where they are asked for, the first ten of them, newest first', async () => {
    const { id } = await anIntent();
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const made = [];
    for (let count = 0; count < 11; count += 1) {
      made.unshift((await stripe.refunds.create({ payment_intent: id, amount: 10 })).id);
    }
    const chargeOf = async (...expand: string[]) =>
      (await stripe.paymentIntents.retrieve(id, { expand })).latest_charge as Stripe.Charge;
    expect(await chargeOf('latest_charge')).not.toHaveProperty('refunds');
    const { amount_refunded, refunds } = await chargeOf('latest_charge.refunds');
    expect(amount_refunded).toBe(110);
    expect(refunds?.data.map((refund) => refund.id)).toEqual(made.slice(0, 10));
    expect(refunds?.has_more).toBe(true);
  });
});

describe('payment intents', () => {
  it('an intent waits for a payment method and carries its metadata', async () => {
    const intent = await anIntent({ metadata: { bookingsId: 'b1', 'a key': 'x&y=z' } });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 1999,
      currency: 'usd',
      status: 'requires_payment_method',
      metadata: { bookingsId: 'b1', 'a key': 'x&y=z' },
      livemode: false,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`));
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  it('confirmed with a good card it succeeds, and the charge tells brand and last four', async () => {
    const { id } = await anIntent();
    const paid = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_mastercard',
      expand: ['latest_charge', 'payment_method'],
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1999 });
    expect(paid.latest_charge).toMatchObject({
      status: 'succeeded',
      paid: true,
      payment_intent: id,
      payment_method_details: { card: { brand: 'mastercard', last4: '4444' } },
    });
    expect(paid.payment_method).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
    const chargeId = (paid.latest_charge as Stripe.Charge).id;
    expect(await stripe.charges.retrieve(chargeId)).toMatchObject({ id: chargeId, amount: 1999 });
  });

  it('given a method first, it waits for confirmation', async () => {
    const { id } = await anIntent();
    const updated = await stripe.paymentIntents.update(id, {
      payment_method: 'pm_card_visa',
      metadata: { a: '1' },
    });
    expect(updated).toMatchObject({ status: 'requires_confirmation', metadata: { a: '1' } });
    expect(await stripe.paymentIntents.confirm(id)).toMatchObject({ status: 'succeeded' });
  });

  it('metadata is merged, and an empty value removes its key', async () => {
    const { id } = await anIntent({ metadata: { a: '1', b: '2' } });
    const { metadata } = await stripe.paymentIntents.update(id, { metadata: { b: '', c: '3' } });
    expect(metadata).toEqual({ a: '1', c: '3' });
  });

  it('a cancelled intent can be neither confirmed nor cancelled again', async () => {
    const { id } = await anIntent();
    expect(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    for (const again of [
      () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      () => stripe.paymentIntents.cancel(id),
    ]) {
      const error = await refusal(again());
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
      expect(error).toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
        payment_intent: { id, status: 'canceled' },
      });
    }
  });

  it('a paid intent can be neither paid again, nor cancelled, nor given another amount', async () => {
    const { id } = await anIntent({ confirm: true, payment_method: 'pm_card_visa' });
    const confirm = await refusal(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
    expect(confirm.message).toBe(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
    const cancel = await refusal(stripe.paymentIntents.cancel(id));
    expect(cancel.message).toMatch(
      /^You cannot cancel this PaymentIntent because it has a status of succeeded\./,
    );
    expect((await refusal(stripe.paymentIntents.update(id, { amount: 60 }))).code).toBe(
      'payment_intent_unexpected_state',
    );
    expect(await stripe.charges.list({ payment_intent: id })).toMatchObject({ data: [{ paid: true }] });
  });

  it('confirmation without a payment method is refused', async () => {
    const { id } = await anIntent();
    expect(await refusal(stripe.paymentIntents.confirm(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('with automatic payment methods a server must say where to return to', async () => {
    const { id } = await anIntent({ allowed_payment_method_types: undefined as never });
    const error = await refusal(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
    expect(error.message).toContain('you must provide a `return_url`');
    const paid = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'https://shop.example/',
    });
    expect(paid.status).toBe('succeeded');
  });

  it.each([
    ['an amount below 50 cents', { amount: 49 }, 'amount_too_small', 'amount'],
    ['an amount below 30 pence', { amount: 29, currency: 'gbp' }, 'amount_too_small', 'amount'],
    ['a currency that is not served', { currency: 'xau' }, undefined, 'currency'],
    ['an amount above 999,999.99', { amount: 100_000_000 }, 'amount_too_large', 'amount'],
    ['a negative amount', { amount: -1 }, 'parameter_invalid_integer', 'amount'],
    ['half a cent', { amount: 50.5 }, 'parameter_invalid_integer', 'amount'],
    ['no amount', { amount: undefined as never }, 'parameter_missing', 'amount'],
    ['no currency', { currency: undefined as never }, 'parameter_missing', 'currency'],
    ['a parameter that is not served', { on_behalf_of: 'x' }, 'parameter_unknown', 'on_behalf_of'],
    [
      'the old list of payment methods',
      { payment_method_types: ['card'] } as object,
      'payment_method_types_no_longer_supported',
      'payment_method_types',
    ],
    ['an unknown payment method', { payment_method: 'pm_nobody' }, 'resource_missing', 'payment_method'],
  ] as const)('%s is refused', async (_what, change, code, param) => {
    const error = await refusal(anIntent(change));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, param });
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('the bounds themselves are accepted', async () => {
    expect((await anIntent({ amount: 50 })).amount).toBe(50);
    expect((await anIntent({ amount: 99_999_999 })).amount).toBe(99_999_999);
    expect(await anIntent({ amount: 30, currency: 'GBP' })).toMatchObject({ amount: 30, currency: 'gbp' });
  });

  it('an unknown id is a 404 that names it', async () => {
    expect(await refusal(stripe.paymentIntents.retrieve('pi_nobody'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_nobody'",
      param: 'intent',
    });
  });

  it('lists come newest first, page by page, and by the time of creation', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.unshift((await anIntent()).id);
      provider.advance(10_000);
    }
    const first = await stripe.paymentIntents.list({ limit: 2 });
    expect(first).toMatchObject({ has_more: true, url: '/v1/payment_intents' });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
    expect(all.map(({ id }) => id)).toEqual(ids);
    const since = all[2]?.created ?? 0;
    const late = await stripe.paymentIntents.list({ created: { gte: since } });
    expect(late.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  });
});

describe('cards that are refused', () => {
  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
    [
      'pm_card_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      'incorrect_cvc',
      "Your card's security code is incorrect.",
    ],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('%s is a StripeCardError with the documented words', async (method, code, declineCode, message) => {
    const { id } = await anIntent();
    const error = await refusal(stripe.paymentIntents.confirm(id, { payment_method: method }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      statusCode: 402,
      rawType: 'card_error',
      code,
      decline_code: declineCode,
      message,
      payment_intent: { id, status: 'requires_payment_method', last_payment_error: { code, message } },
    });
    expect(error.charge).toMatch(/^ch_/);
    const intent = await stripe.paymentIntents.retrieve(id);
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    });
  });

  it('a server may not send a card number', async () => {
    const error = await refusal(
      stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2050, cvc: '123' },
      }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error.message).toMatch(/^Sending credit card numbers directly/);
  });
});

describe('3-D Secure', () => {
  const aChallengedIntent = () =>
    anIntent({ confirm: true, payment_method: 'pm_card_authenticationRequired', metadata: { a: '1' } });

  it('asks for the challenge, and the card is charged when it is passed', async () => {
    const intent = await aChallengedIntent();
    expect(intent).toMatchObject({
      status: 'requires_action',
      amount_received: 0,
      latest_charge: null,
      next_action: { type: 'use_stripe_sdk' },
    });
    await provider.control(`payment_intents/${intent.id}/answer_challenge`, { outcome: 'complete' });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      next_action: null,
    });
  });

  it('failed, the intent waits for another method and says why', async () => {
    const { id } = await aChallengedIntent();
    await provider.control(`payment_intents/${id}/answer_challenge`, { outcome: 'fail' });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('a payment that must not ask the payer is declined instead', async () => {
    const { id } = await anIntent();
    const error = await refusal(
      stripe.paymentIntents.confirm(id, {
        payment_method: 'pm_card_authenticationRequired',
        error_on_requires_action: true,
      }),
    );
    expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
  });

  it('confirming again leaves the challenge under way; cancelling ends it', async () => {
    const { id } = await aChallengedIntent();
    expect(await stripe.paymentIntents.confirm(id)).toMatchObject({ status: 'requires_action' });
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled', next_action: null });
  });
});

it('an intent held in processing can be settled later', async () => {
  await provider.control('processing', { hold: true });
  const intent = await anIntent({ confirm: true, payment_method: 'pm_card_visa' });
  expect(intent.status).toBe('processing');
  await provider.control(`payment_intents/${intent.id}/settle`);
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

describe('refunds', () => {
  const aPayment = () => anIntent({ confirm: true, payment_method: 'pm_card_visa' });

  it('give back what is left of the charge', async () => {
    const { id, latest_charge } = await aPayment();
    const first = await stripe.refunds.create({ payment_intent: id, amount: 500 });
    expect(first).toMatchObject({
      amount: 500,
      status: 'succeeded',
      payment_intent: id,
      charge: latest_charge,
    });
    expect(
      await stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' }),
    ).toMatchObject({
      amount: 1499,
    });
    expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
      refunded: true,
      amount_refunded: 1999,
    });
    expect((await stripe.refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([
      1499, 500,
    ]);
  });

  it('that the bank sends back later are told of, and the money may be refunded anew', async () => {
    const { id } = await aPayment();
    const first = await stripe.refunds.create({ payment_intent: id });
    await provider.control(`refunds/${first.id}/fail`, { reason: 'expired_or_canceled_card' });
    expect(await stripe.refunds.retrieve(first.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(charge).toMatchObject({ refunded: false, amount_refunded: 0 });
    const { data } = await stripe.events.list({ types: ['refund.updated', 'refund.failed'] });
    expect(data.map(({ type }) => type)).toEqual(['refund.failed', 'refund.updated']);
    await stripe.refunds.create({ payment_intent: id });
  });

  it('to the card whose refunds fail succeed first, and are sent back by themselves', async () => {
    const { id } = await anIntent({ confirm: true, payment_method: 'pm_card_refundFail' });
    const { id: refundId, status } = await stripe.refunds.create({ payment_intent: id });
    expect(status).toBe('succeeded');
    await expect
      .poll(async () => (await stripe.refunds.retrieve(refundId)).status, { timeout: 4_000 })
      .toBe('failed');
    const { data } = await stripe.events.list({ type: 'refund.failed' });
    expect(data[0]).toMatchObject({ data: { object: { id: refundId } }, request: { id: null } });
  });

  it('of a charge that is refunded already are refused', async () => {
    const { id } = await aPayment();
    await stripe.refunds.create({ payment_intent: id });
    const error = await refusal(stripe.refunds.create({ payment_intent: id }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
    expect(error.message).toMatch(/^Charge ch_\w+ has already been refunded\.$/);
  });

  it('over the charge, or over what is left of it, are refused', async () => {
    const { id } = await aPayment();
    expect((await refusal(stripe.refunds.create({ payment_intent: id, amount: 2000 }))).message).toBe(
      'Refund amount ($20.00) is greater than charge amount ($19.99)',
    );
    await stripe.refunds.create({ payment_intent: id, amount: 1000 });
    expect((await refusal(stripe.refunds.create({ payment_intent: id, amount: 1000 }))).message).toBe(
      'Refund amount ($10.00) is greater than unrefunded amount on charge ($9.99)',
    );
    expect((await stripe.refunds.list()).data).toHaveLength(1);
  });

  it('of an unpaid intent are refused', async () => {
    const { id } = await anIntent();
    expect((await refusal(stripe.refunds.create({ payment_intent: id }))).message).toMatch(
      /does not have a successful charge to refund/,
    );
  });
});

describe('keys', () => {
  const withKey = (key: string) => new Stripe(key, { ...provider.address, maxNetworkRetries: 0 });

  it.each(['sk_live_1234567890123456', 'nonsense'])('%s is refused', async (key) => {
    const error = await refusal(withKey(key).paymentIntents.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.message).toMatch(/^Invalid API Key provided: /);
    expect(error.message).not.toContain(key);
  });

  it('a publishable key may not list or create', async () => {
    const browser = withKey('pk_test_1');
    expect(await refusal(browser.paymentIntents.list())).toMatchObject({ code: 'secret_key_required' });
    expect(await refusal(browser.paymentIntents.create({ amount: 100, currency: 'usd' }))).toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  it('a publishable key sees an intent only with its client secret, and no metadata', async () => {
    const { id, client_secret } = await anIntent({ metadata: { secret: 'yes' } });
    const browser = withKey('pk_test_1');
    expect(await refusal(browser.paymentIntents.retrieve(id))).toMatchObject({ param: 'client_secret' });
    expect(
      await refusal(browser.paymentIntents.retrieve(id, { client_secret: `${id}_secret_guessed` })),
    ).toMatchObject({ param: 'client_secret' });
    const seen = await browser.paymentIntents.retrieve(id, { client_secret: String(client_secret) });
    expect(seen).toMatchObject({ id, amount: 1999, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');
    expect(seen).not.toHaveProperty('latest_charge');
  });

  it('an address that is not served says so', async () => {
    expect(await refusal(stripe.customers.list())).toMatchObject({ statusCode: 404 });
  });
});
