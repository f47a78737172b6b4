import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';

let provider: EmulatorUnderTest;

beforeAll(async () => {
  provider = await aStripeEmulator();
});
afterAll(() => provider.stop());
beforeEach(() => provider.control('reset'));

const paid = (payment_method = 'pm_card_visa') =>
  provider.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method,
  });
const refund = (payment_intent: string) => provider.stripe.refunds.create({ payment_intent });
const dispute = (id: string, facts: object = {}) =>
  provider.control<Stripe.Dispute>(`payment_intents/${id}/dispute`, facts);
const move = (id: string, status: string) => provider.control(`disputes/${id}/move`, { status });
const typesOf = async () =>
  (await provider.stripe.events.list({ limit: 100 })).data.map(({ type }) => type).reverse();

describe('a dispute', () => {
  it('takes the money, and lets nobody refund it until it is won', async () => {
    const { id } = await paid();
    const { id: disputeId } = await dispute(id, { reason: 'product_not_received' });
    expect(await provider.stripe.disputes.retrieve(disputeId)).toMatchObject({
      status: 'needs_response',
      reason: 'product_not_received',
      payment_intent: id,
      is_charge_refundable: false,
      evidence_details: { due_by: expect.any(Number) },
    });
    const { latest_charge: charge } = await provider.stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({ disputed: true });
    await expect(refund(id)).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_disputed',
      doc_url: expect.stringContaining('charge-disputed'),
    });
    await move(disputeId, 'under_review');
    await move(disputeId, 'won');
    expect(await refund(id)).toMatchObject({ status: 'succeeded' });
    expect((await typesOf()).filter((type) => type.startsWith('charge.dispute.'))).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
  });

  it('that nobody answers is lost, and the money is not refunded on top', async () => {
    const { id } = await paid();
    const { id: disputeId } = await dispute(id);
    expect(await provider.stripe.disputes.close(disputeId)).toMatchObject({ status: 'lost' });
    await expect(refund(id)).rejects.toMatchObject({ code: 'charge_disputed' });
  });

  it('that is an inquiry takes nothing, and a refund ends it', async () => {
    const { id } = await paid();
    await dispute(id, { inquiry: true });
    expect(await refund(id)).toMatchObject({ status: 'succeeded' });
    const { data } = await provider.stripe.disputes.list({ payment_intent: id });
    expect(data).toMatchObject([{ status: 'warning_needs_response', is_charge_refundable: true }]);
  });

  it.each([
    ['pm_card_createDispute', 'fraudulent'],
    ['pm_card_createDisputeProductNotReceived', 'product_not_received'],
    ['pm_card_createDisputeInquiry', 'general'],
  ])('comes of itself with %s', async (card, reason) => {
    const { id } = await paid(card);
    await expect
      .poll(async () => (await provider.stripe.disputes.list({ payment_intent: id })).data, {
        timeout: 5_000,
      })
      .toMatchObject([{ reason }]);
  });
});

it('a bank warns of fraud, until the payment is disputed', async () => {
  const { id } = await paid();
  await provider.control(`payment_intents/${id}/warn`, { type: 'made_with_lost_card' });
  const warnings = async () =>
    (await provider.stripe.radar.earlyFraudWarnings.list({ payment_intent: id })).data;
  expect(await warnings()).toMatchObject([{ fraud_type: 'made_with_lost_card', actionable: true }]);
  await dispute(id);
  expect(await warnings()).toMatchObject([{ actionable: false }]);
});

it('a refund that is pending is confirmed, or comes back', async () => {
  const [first, second] = [await paid('pm_card_pendingRefund'), await paid('pm_card_pendingRefund')];
  const [confirmed, returned] = [await refund(first.id), await refund(second.id)];
  expect([confirmed.status, returned.status]).toEqual(['pending', 'pending']);
  await provider.control(`refunds/${confirmed.id}/settle`);
  await provider.control(`refunds/${returned.id}/fail`, { reason: 'declined' });
  expect(await provider.stripe.refunds.retrieve(confirmed.id)).toMatchObject({ status: 'succeeded' });
  expect(await provider.stripe.refunds.retrieve(returned.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'declined',
  });
});

it('a payment of before is known under its id, paid and given back', async () => {
  const before = { amount: 500, currency: 'usd', created: 1_700_000_000, metadata: { bookingsId: 'b1' } };
  await provider.control('payments', { id: 'pi_demo_1', ...before });
  await provider.control('payments', { id: 'pi_demo_2', ...before, refundId: 're_demo_2' });
  expect(await provider.stripe.paymentIntents.retrieve('pi_demo_1')).toMatchObject({
    status: 'succeeded',
    created: before.created,
    metadata: before.metadata,
  });
  expect(await refund('pi_demo_1')).toMatchObject({ amount: 500 });
  expect(await provider.stripe.refunds.retrieve('re_demo_2')).toMatchObject({ payment_intent: 'pi_demo_2' });
  await expect(refund('pi_demo_2')).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

describe('a refusal on demand', () => {
  it('has the code that was asked for, and says whether to try again', async () => {
    const { id } = await paid();
    await provider.control('faults', { kind: 'error', code: 'charge_not_refundable', path: '/refunds$' });
    await expect(refund(id)).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_not_refundable',
      type: 'StripeInvalidRequestError',
    });
    await provider.control('faults', { kind: 'error', status: 429, code: 'lock_timeout', shouldRetry: true });
    const patient = new Stripe('sk_test_local', { ...provider.address, maxNetworkRetries: 1 });
    expect(await patient.refunds.create({ payment_intent: id })).toMatchObject({ status: 'succeeded' });
    await provider.control('faults', { kind: 'error', status: 503, shouldRetry: false });
    await expect(patient.paymentIntents.retrieve(id)).rejects.toMatchObject({ statusCode: 503 });
  });
});
