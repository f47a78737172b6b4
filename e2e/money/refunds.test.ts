import { formatCents } from '@thriftline/domain/base/money';
import { reconcilePayments } from '@thriftline/functions/payments/reconcile/reconcile-payments';
import { afterEach, describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { firestore } from '../kit/shop.ts';
import { auditOf, eventually, IS_SHAKEN, PATIENCE_MS, stored } from '../kit/stored.ts';
import {
  control,
  failRefund,
  failRequests,
  pay,
  provider,
  refundedCents,
  refundOf,
  setWebhooks,
  setWebhooksAside,
} from './cards.ts';
import { runFunctionsHere } from './functions-here.ts';
import { bookedProduct, openedPayment, recordPayment } from './purchase.ts';
import { someTraders } from './traders.ts';

runFunctionsHere();

const { admin, seller, buyer, otherBuyer, categoryId } = await someTraders();

/** A product that the buyer bought, and that another buyer had booked too. */
async function sold() {
  const { productId, bookingsIds } = await bookedProduct({ seller, categoryId }, buyer, otherBuyer);
  const [bookingsId = '', lostId = ''] = bookingsIds;
  await call('POST', '/advertisement', { token: seller.token, json: { bookingId: productId } });
  const { paymentIntentId } = await openedPayment(buyer, bookingsId);
  await pay(paymentIntentId);
  expect((await recordPayment(buyer, paymentIntentId, bookingsId)).status).toBe(200);
  await eventually(
    () => stored(`bookings/${lostId}`),
    (booking) => booking?.soldToAnother === true,
  );
  return { productId, bookingsId, lostId, paymentIntentId };
}

const refund = (paymentIntentId: string, token?: string, reason = 'The chair broke on the way') =>
  callCallable('refundPayment', { paymentIntentId, reason }, token);

afterEach(() => setWebhooks({}));

describe('refundPayment', () => {
  it('sends the money back, undoes the sale and is written down', async () => {
    const { productId, bookingsId, lostId, paymentIntentId } = await sold();
    const answer = await refund(paymentIntentId, admin.token);
    expect(answer).toMatchObject({ status: 200, body: { result: { refundId: expect.any(String) } } });

    expect(await refundedCents(paymentIntentId)).toBe(4550);
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({
      status: 'refunded',
      refundDue: false,
      refundId: (answer.body as { result: { refundId: string } }).result.refundId,
      refundReason: 'The chair broke on the way',
      refundedBy: admin.uid,
      refundedAt: expect.anything(),
    });
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ refunded: true, paid: false });
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: false, paid: false });
    expect(await stored(`advertisements/${productId}`)).toMatchObject({ availability: false, paid: false });
    expect(await stored(`bookings/${lostId}`)).not.toHaveProperty('soldToAnother');
    expect(await auditOf(`payments/${paymentIntentId}`)).toEqual([
      {
        who: admin.uid,
        whoName: admin.name,
        what: 'refundPayment',
        about: `payments/${paymentIntentId}`,
        aboutName: `${formatCents(4550)} of ${buyer.email}`,
        aboutText: {
          id: expect.any(String),
          values: { email: buyer.email, paid: { kind: 'cents', value: 4550, currency: 'usd' } },
        },
        why: 'The chair broke on the way',
        createdAt: expect.anything(),
      },
    ]);
  });

  it('lets somebody else buy, and later news of the first payment changes nothing', async () => {
    const { productId, bookingsId, lostId, paymentIntentId } = await sold();
    await refund(paymentIntentId, admin.token);
    const again = await openedPayment(otherBuyer, lostId);
    await pay(again.paymentIntentId);
    expect((await recordPayment(otherBuyer, again.paymentIntentId, lostId)).status).toBe(200);
    expect((await recordPayment(buyer, paymentIntentId, bookingsId)).status).toBe(409);
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: true, paid: true });
    expect(await stored(`bookings/${lostId}`)).toMatchObject({ paid: true });
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ refunded: true });
    expect(await refundedCents(again.paymentIntentId)).toBe(0);
  });

  it('happens once, however often and at the same time it is asked for', async () => {
    const { paymentIntentId } = await sold();
    const answers = await Promise.all([
      refund(paymentIntentId, admin.token),
      refund(paymentIntentId, admin.token),
      refund(paymentIntentId, admin.token),
    ]);
    for (const { status } of answers) expect([200, 400]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const later = await refund(paymentIntentId, admin.token);
    expect(later.body).toMatchObject({ error: { details: { code: 'conflict' } } });
    const { data } = await provider.refunds.list({ payment_intent: paymentIntentId });
    expect(data.map(({ amount }) => amount)).toEqual([4550]);
    expect(await auditOf(`payments/${paymentIntentId}`)).toHaveLength(1);
  });

  it('finishes what broke before the money went', async () => {
    const { paymentIntentId } = await setWebhooksAside(sold);
    const record = firestore.doc(`payments/${paymentIntentId}`);
    await record.update({ status: 'refunded', refundDue: true });
    expect((await refund(paymentIntentId, admin.token)).status).toBe(200);
    expect(await refundedCents(paymentIntentId)).toBe(4550);
  });

  for (const when of ['before', 'after'] as const) {
    it(`gets past an error that Stripe saved ${when} it sent the money, and sends it once`, async () => {
      const { paymentIntentId } = await setWebhooksAside(sold);
      // Of this payment: what is still on its way for others meets no fault.
      await failRequests({ method: 'POST', path: '^/v1/refunds$', body: paymentIntentId, count: 1, when });
      const statuses: number[] = [];
      // Where Stripe's answer comes too late, nobody knows that there was an error: who asks again is told of it once more.
      const [mostTries, afterFirst] = IS_SHAKEN
        ? [4, { refundDue: true }]
        : [2, { refundDue: true, refundTries: 1 }];
      while (statuses.at(-1) !== 200 && statuses.length < mostTries) {
        statuses.push((await refund(paymentIntentId, admin.token)).status);
        if (statuses.length === 1)
          expect(await stored(`payments/${paymentIntentId}`)).toMatchObject(afterFirst);
      }
      expect([statuses.at(0), statuses.at(-1)]).toEqual([503, 200]);
      expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({ refundTries: 1 });
      const { data } = await provider.refunds.list({ payment_intent: paymentIntentId });
      expect(data.map(({ amount }) => amount)).toEqual([4550]);
      expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({
        refundDue: false,
        refundId: data[0]?.id,
      });
    });
  }

  it('is for admins, with a reason, and about a payment', async () => {
    const { paymentIntentId } = await sold();
    expect((await refund(paymentIntentId)).status).toBe(401);
    for (const person of [buyer, seller]) {
      expect((await refund(paymentIntentId, person.token)).status).toBe(403);
    }
    const blank = await refund(paymentIntentId, admin.token, '   ');
    expect(blank.body).toMatchObject({ error: { details: { fields: { reason: expect.any(String) } } } });
    expect((await refund('pi_unknown', admin.token)).status).toBe(404);
    expect(await refundedCents(paymentIntentId)).toBe(0);
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({ status: 'recorded' });
  });
});

/** Waits until the record of a payment says so. */
const recordSays = (paymentIntentId: string, fields: Record<string, unknown>) =>
  expect.poll(() => stored(`payments/${paymentIntentId}`), { timeout: PATIENCE_MS }).toMatchObject(fields);

describe("a refund in Stripe's dashboard", () => {
  it('of the whole price undoes the sale and is written down', async () => {
    const { productId, bookingsId, lostId, paymentIntentId } = await sold();
    const { id } = await provider.refunds.create({ payment_intent: paymentIntentId });
    await recordSays(paymentIntentId, {
      status: 'refunded',
      refundDue: false,
      refundId: id,
      refundReason: "Refunded in Stripe's dashboard",
    });
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ refunded: true, paid: false });
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: false, paid: false });
    expect(await stored(`advertisements/${productId}`)).toMatchObject({ availability: false, paid: false });
    expect(await stored(`bookings/${lostId}`)).not.toHaveProperty('soldToAnother');
    expect(await auditOf(`payments/${paymentIntentId}`)).toMatchObject([
      { who: 'stripe-dashboard', what: 'refundPayment', why: "Refunded in Stripe's dashboard" },
    ]);
    expect(await refundedCents(paymentIntentId)).toBe(4550);
  });

  it('of a part leaves the sale and is noted; an admin can send the rest', async () => {
    const { productId, paymentIntentId } = await sold();
    await provider.refunds.create({ payment_intent: paymentIntentId, amount: 550 });
    await recordSays(paymentIntentId, { status: 'recorded', amountRefunded: 550 });
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: true, paid: true });
    expect((await refund(paymentIntentId, admin.token)).status).toBe(200);
    expect(await refundedCents(paymentIntentId)).toBe(4550);
  });
});

describe('a refund that the bank sends back later', () => {
  const refundIdOf = async (paymentIntentId: string) =>
    String((await stored(`payments/${paymentIntentId}`))?.refundId);

  it('is sent again by itself, twice, and then waits for an admin', async () => {
    const { productId, bookingsId, paymentIntentId } = await sold();
    await refund(paymentIntentId, admin.token);
    for (const tries of [1, 2]) {
      const failed = await refundIdOf(paymentIntentId);
      await failRefund(failed);
      await recordSays(paymentIntentId, {
        status: 'refunded',
        refundDue: false,
        refundTries: tries,
        failedRefundId: failed,
        refundId: expect.not.stringContaining(failed),
      });
      expect(await refundedCents(paymentIntentId)).toBe(4550);
    }
    await failRefund(await refundIdOf(paymentIntentId));
    await recordSays(paymentIntentId, { refundTries: 3, refundFailure: 'expired_or_canceled_card' });
    const givenUp = await stored(`payments/${paymentIntentId}`);
    expect(givenUp).toMatchObject({ status: 'refunded', refundDue: false });
    expect(givenUp).not.toHaveProperty('refundId');
    const told = await eventually(
      () => stored(`users/${admin.uid}/inbox/refundStuck_${paymentIntentId}_3`),
      (one) => one !== undefined,
    );
    expect(told?.params).toMatchObject({ price: 45.5, failure: 'expired_or_canceled_card' });
    expect(await refundedCents(paymentIntentId)).toBe(0);
    // The sale stays undone: the shop owes the money, not the item.
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: false, paid: false });
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ refunded: true });

    expect((await refund(paymentIntentId, admin.token, 'The bank takes it now')).status).toBe(200);
    expect(await refundedCents(paymentIntentId)).toBe(4550);
    const { data } = await provider.refunds.list({ payment_intent: paymentIntentId });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'failed', 'failed']);
    expect(await auditOf(`payments/${paymentIntentId}`)).toHaveLength(2);
  });

  it('is looked at again where its first answer was lost, and the bank had it back by the second', async () => {
    // An event that comes in between would send it, or have it sent again, before it is looked at here.
    await setWebhooks({ drop: true });
    const { paymentIntentId } = await sold();
    const lost = { method: 'POST', path: '^/v1/refunds$', body: paymentIntentId, when: 'after', count: 10 };
    await control('faults', { kind: 'disconnect', ...lost });
    expect((await refund(paymentIntentId, admin.token)).status).toBe(503);
    await control('faults/clear');
    await failRefund(await refundOf(paymentIntentId, 4550));
    // What was asked for under the same key is answered as it was then.
    expect((await refund(paymentIntentId, admin.token)).status).toBe(200);
    expect(await refundedCents(paymentIntentId)).toBe(0);
    await setWebhooks({});
    const unfinished = firestore.doc(`unfinishedPayments/${paymentIntentId}`);
    await unfinished.update({ dueAt: 0 });
    // There is room for what is unfinished, and for little else that other tests paid.
    await reconcilePayments(Date.now(), { time: 200_000, payments: 20 });
    expect(await refundedCents(paymentIntentId)).toBe(4550);
    await recordSays(paymentIntentId, { refundDue: false, refundTries: 1 });
  });
});
