import { PROVIDER_TEXTS } from '@thriftline/domain/base/texts/provider-texts';
import { inEnglish, type Text } from '@thriftline/domain/base/texts/words';
import { REFUND_REFUSED } from '@thriftline/domain/payments/refund-failure-texts';
import { afterEach, describe, expect, it } from 'vitest';
import { callCallable } from '../kit/call.ts';
import type { Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { auditOf, eventually, PATIENCE_MS, stored } from '../kit/stored.ts';
import {
  closeDispute,
  control,
  dispute,
  failRequests,
  pay,
  provider,
  refundedCents,
  sendEvent,
  setWebhooks,
  setWebhooksAside,
  warnOfFraud,
} from './cards.ts';
import { runFunctionsHere, sendRefundsThatAreDue } from './functions-here.ts';
import { bookedProduct, openedPayment, openPayment, recordPayment } from './purchase.ts';
import { someTraders } from './traders.ts';

runFunctionsHere();

const { admin, seller, buyer, categoryId } = await someTraders();

/** A product that the buyer bought. */
async function sold() {
  const { productId, bookingsIds } = await bookedProduct({ seller, categoryId }, buyer);
  const [bookingsId = ''] = bookingsIds;
  const { paymentIntentId } = await openedPayment(buyer, bookingsId);
  await pay(paymentIntentId);
  expect((await recordPayment(buyer, paymentIntentId, bookingsId)).status).toBe(200);
  return { productId, bookingsId, paymentIntentId };
}

const refund = (paymentIntentId: string) =>
  callCallable('refundPayment', { paymentIntentId, reason: 'The chair broke' }, admin.token);
const refusedWith = (text: Text) => ({
  status: 400,
  body: { error: { message: inEnglish(text), details: { code: 'conflict' } } },
});
const says = (path: string, fields: Record<string, unknown>) =>
  expect.poll(() => stored(path), { timeout: PATIENCE_MS }).toMatchObject(fields);
const isSold = async (productId: string) =>
  expect(await stored(`products/${productId}`)).toMatchObject({ availability: true, paid: true });
const told = (person: Person, id: string) =>
  expect.poll(() => stored(`users/${person.uid}/inbox/${id}`), { timeout: PATIENCE_MS }).toBeDefined();

describe('a disputed payment', () => {
  // Specification 2. `/dashboard/payments`: all payments, for admins
  it('is held, shown to both sides and told to the admins; a refund is refused before anything is undone', async () => {
    const { productId, bookingsId, paymentIntentId } = await sold();
    await dispute(paymentIntentId, { reason: 'product_not_received' });
    await says(`payments/${paymentIntentId}`, {
      status: 'recorded',
      dispute: {
        stage: 'needsResponse',
        reason: 'product_not_received',
        amount: 4550,
        evidenceDueAt: expect.any(Number),
        isTest: true,
      },
    });
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ paid: true, dispute: 'open' });
    expect(await stored(`orders/${paymentIntentId}`)).toMatchObject({ state: 'paid', dispute: 'open' });
    const [{ id: disputeId = '' } = {}] = (await provider.disputes.list({ payment_intent: paymentIntentId }))
      .data;
    await told(admin, `dispute_${disputeId}_needsResponse`);
    await told(buyer, `paymentDisputed_${bookingsId}_${paymentIntentId}_open`);
    await told(seller, `saleDisputed_${bookingsId}_${paymentIntentId}_open`);

    expect(await refund(paymentIntentId)).toMatchObject(refusedWith(REFUND_REFUSED.disputed));
    await isSold(productId);
    expect(await auditOf(`payments/${paymentIntentId}`)).toEqual([]);

    await closeDispute(paymentIntentId, 'won');
    await says(`bookings/${bookingsId}`, { dispute: 'won' });
    expect((await refund(paymentIntentId)).status).toBe(200);
    expect(await refundedCents(paymentIntentId)).toBe(4550);
  });

  it('that is lost stays a sale, and no refund is sent on top', async () => {
    const { productId, bookingsId, paymentIntentId } = await sold();
    await dispute(paymentIntentId);
    await closeDispute(paymentIntentId, 'lost');
    await says(`payments/${paymentIntentId}`, { dispute: { stage: 'lost' } });
    await says(`bookings/${bookingsId}`, { dispute: 'lost' });
    expect(await stored(`orders/${paymentIntentId}`)).toMatchObject({ state: 'refunded', dispute: 'lost' });
    expect(await refund(paymentIntentId)).toMatchObject(refusedWith(REFUND_REFUSED.lost));
    await isSold(productId);
    expect(await refundedCents(paymentIntentId)).toBe(0);
  });

  it('that nobody told of is found by the refund', async () => {
    const { productId, paymentIntentId } = await sold();
    await dispute(paymentIntentId);
    await firestore.doc(`payments/${paymentIntentId}`).update({ dispute: null });
    expect(await refund(paymentIntentId)).toMatchObject(refusedWith(REFUND_REFUSED.disputed));
    await isSold(productId);
  });

  it('can be told of before, by a warning of the bank’s', async () => {
    const { paymentIntentId } = await sold();
    await warnOfFraud(paymentIntentId);
    await says(`payments/${paymentIntentId}`, {
      fraudWarning: { fraudType: 'made_with_stolen_card', actionable: true },
    });
    const warnings = await provider.radar.earlyFraudWarnings.list({ payment_intent: paymentIntentId });
    await told(admin, `fraudWarning_${paymentIntentId}_${warnings.data[0]?.id}`);
  });
});

describe('a refund', () => {
  afterEach(() => setWebhooks({}));

  it('that could not be sent ends where the bank takes the money before it is', async () => {
    const { paymentIntentId } = await setWebhooksAside(sold);
    await failRequests({ path: '^/v1/refunds$', body: paymentIntentId, method: 'POST', count: 10 });
    expect((await refund(paymentIntentId)).status).toBe(503);
    await dispute(paymentIntentId);
    await closeDispute(paymentIntentId, 'lost');
    await says(`payments/${paymentIntentId}`, { refundDue: true, dispute: { stage: 'lost' } });
    await control('faults/clear');
    await sendRefundsThatAreDue();
    await says(`payments/${paymentIntentId}`, { refundDue: false, refundFailure: 'charge_disputed' });
    expect(await refundedCents(paymentIntentId)).toBe(0);
  });

  it('of the dashboard is written down, although the bank took the money back after it', async () => {
    const { paymentIntentId } = await sold();
    await setWebhooks({ drop: true });
    const { id } = await provider.refunds.create({ payment_intent: paymentIntentId });
    await dispute(paymentIntentId);
    await closeDispute(paymentIntentId, 'lost');
    await setWebhooks({});
    expect(
      await sendEvent('charge.dispute.closed', { object: 'dispute', payment_intent: paymentIntentId }),
    ).toBe(200);
    await says(`payments/${paymentIntentId}`, {
      status: 'refunded',
      refundDue: false,
      refundId: id,
      dispute: { stage: 'lost' },
    });
    expect(await stored(`payments/${paymentIntentId}`)).not.toHaveProperty('refundFailure');
  });

  it('that is refused for good ends as failed, with the reason, until an admin tries again', async () => {
    const { paymentIntentId } = await setWebhooksAside(sold);
    await failRequests({
      path: '^/v1/refunds$',
      body: paymentIntentId,
      method: 'POST',
      count: 1,
      status: 400,
      code: 'charge_not_refundable',
    });
    expect(await refund(paymentIntentId)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('can’t be refunded') } },
    });
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({
      status: 'refunded',
      refundDue: false,
      refundFailure: 'charge_not_refundable',
    });
    await told(admin, `refundStuck_${paymentIntentId}_1`);
    expect((await refund(paymentIntentId)).status).toBe(200);
    expect(await refundedCents(paymentIntentId)).toBe(4550);
  });

  it('that is refused while the bank has the money is sent once the bank gave it back', async () => {
    const { paymentIntentId } = await setWebhooksAside(sold);
    await failRequests({
      path: '^/v1/refunds$',
      body: paymentIntentId,
      method: 'POST',
      count: 1,
      status: 400,
      code: 'charge_disputed',
    });
    await refund(paymentIntentId);
    await says(`payments/${paymentIntentId}`, { refundDue: false, refundFailure: 'charge_disputed' });
    await dispute(paymentIntentId);
    await closeDispute(paymentIntentId, 'won');
    await says(`payments/${paymentIntentId}`, { refundDue: true });
    await sendRefundsThatAreDue();
    expect(await refundedCents(paymentIntentId)).toBe(4550);
  });

  it('of a payment that the key does not know undoes nothing', async () => {
    const { productId, bookingsId, paymentIntentId } = await sold();
    const record = await stored(`payments/${paymentIntentId}`);
    await firestore.doc('payments/pi_elsewhere').set({ ...record, transactionId: 'pi_elsewhere' });
    expect(await refund('pi_elsewhere')).toMatchObject(refusedWith(REFUND_REFUSED.unknown));
    expect(await stored('payments/pi_elsewhere')).toMatchObject({ status: 'recorded' });
    await isSold(productId);
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ paid: true });
    await firestore.doc('payments/pi_elsewhere').delete();
  });

  it('that is pending is on its way until the bank confirms it', async () => {
    const { bookingsIds } = await bookedProduct({ seller, categoryId }, buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await pay(paymentIntentId, 'pm_card_pendingRefund');
    await recordPayment(buyer, paymentIntentId, bookingsIds[0]);
    // The bank confirms it after two seconds: nobody is to hear of that before it was looked at.
    await setWebhooks({ drop: true });
    expect(await refund(paymentIntentId)).toMatchObject({ body: { result: { isPending: true } } });
    await says(`payments/${paymentIntentId}`, { refundPending: true, refundDue: false });
    const confirmed = await eventually(
      async () => (await provider.refunds.list({ payment_intent: paymentIntentId })).data[0],
      (sent) => sent?.status === 'succeeded',
    );
    await setWebhooks({});
    expect(await sendEvent('refund.updated', { ...confirmed })).toBe(200);
    await says(`payments/${paymentIntentId}`, { refundPending: false, refundId: confirmed?.id });
  });
});

describe('a booking whose intent the key does not know', () => {
  /** As after a change of the account, or from test to live. */
  async function elsewhere() {
    const { bookingsIds } = await bookedProduct({ seller, categoryId }, buyer);
    const [bookingsId = ''] = bookingsIds;
    await openedPayment(buyer, bookingsId);
    await firestore.doc(`paymentAttempts/${bookingsId}`).update({ paymentIntentId: 'pi_elsewhere' });
    await firestore.doc(`paymentAttempts/${bookingsId}`).update({ transactionId: 'pi_elsewhere' });
    return bookingsId;
  }

  it('is paid with a new one', async () => {
    const bookingsId = await elsewhere();
    const { paymentIntentId } = await openedPayment(buyer, bookingsId);
    await pay(paymentIntentId);
    expect((await recordPayment(buyer, paymentIntentId, bookingsId)).status).toBe(200);
  });

  it('can be deleted', async () => {
    const bookingsId = await elsewhere();
    expect((await callCallable('deleteBooking', { bookingsId }, buyer.token)).status).toBe(200);
    expect(await stored(`bookings/${bookingsId}`)).toBeUndefined();
  });
});

describe('the card provider', () => {
  it('that is busy is asked again', async () => {
    const { productId, bookingsIds } = await bookedProduct({ seller, categoryId }, buyer);
    const busy = { status: 429, code: 'rate_limit' };
    await failRequests({ path: '^/v1/payment_intents$', body: productId, count: 1, ...busy });
    await openedPayment(buyer, bookingsIds[0]);
  });

  it.each([
    [401, 'api_key_expired', 503, PROVIDER_TEXTS.refusesShop],
    [403, undefined, 503, PROVIDER_TEXTS.refusesShop],
    [400, 'amount_too_small', 409, PROVIDER_TEXTS.amount],
  ])('that answers %s %s is answered %s', async (status, code, answered, words) => {
    const { productId, bookingsIds } = await bookedProduct({ seller, categoryId }, buyer);
    // What is left of it meets nobody else.
    const fault = { path: '^/v1/payment_intents$', body: productId, count: 3, status };
    await failRequests(code === undefined ? fault : { ...fault, code });
    const answer = await openPayment(buyer, bookingsIds[0]);
    expect(answer).toMatchObject({ status: answered, body: { error: { message: inEnglish(words) } } });
  });
});
