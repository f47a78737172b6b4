import { reconcilePayments } from '@thriftline/functions/payments/reconcile/reconcile-payments';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { stored } from '../kit/stored.ts';
import { failRefund, failRequests, pay, provider, refundedCents, setWebhooks } from './cards.ts';
import { runFunctionsHere } from './functions-here.ts';
import { bookedProduct, endOpenPayments, openedPayment, recordPayment } from './purchase.ts';
import { someTraders } from './traders.ts';

runFunctionsHere();

const { seller, buyer, otherBuyer, categoryId } = await someTraders();

beforeAll(async () => {
  // What other tests left half-done.
  await endOpenPayments();
  await reconcilePayments();
});

// Every webhook is lost and every browser closes: only the reconciliation is left.
beforeEach(() => setWebhooks({ drop: true }));
afterEach(() => setWebhooks({}));

const booked = (...buyers: Person[]) => bookedProduct({ seller, categoryId }, ...buyers);
/** Lets the time of the booking's open payment be over, and with it the hold. */
async function lapse(productId: string, bookingsId: string | undefined): Promise<void> {
  const past = Date.now() - 1000;
  await firestore.doc(`products/${productId}`).update({ 'hold.until': new Date(past) });
  await firestore.doc(`paymentAttempts/${bookingsId}`).update({ openUntil: past, holdUntil: past });
}

describe('reconcilePayments', () => {
  it('records money that nobody told of, once', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await pay(paymentIntentId);
    expect(await stored(`payments/${paymentIntentId}`)).toBeUndefined();

    const reports = await Promise.all([reconcilePayments(), reconcilePayments()]);
    expect(reports.flatMap(({ recorded }) => recorded)).toContain(paymentIntentId);
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({
      status: 'recorded',
      cardLast4: '4242',
    });
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: true, paid: true });
    expect(await stored(`bookings/${bookingsIds[0]}`)).toMatchObject({ paid: true });

    const next = await reconcilePayments();
    expect(next).toMatchObject({ recorded: [], refunded: [], refundsSent: [], failures: [] });
    expect(await refundedCents(paymentIntentId)).toBe(0);
  });

  it('sends back money that came too late', async () => {
    const { productId, bookingsIds } = await booked(buyer, otherBuyer);
    const first = await openedPayment(buyer, bookingsIds[0]);
    await lapse(productId, bookingsIds[0]);
    const second = await openedPayment(otherBuyer, bookingsIds[1]);
    await Promise.all([pay(first.paymentIntentId), pay(second.paymentIntentId)]);
    expect((await recordPayment(otherBuyer, second.paymentIntentId, bookingsIds[1])).status).toBe(200);

    const report = await reconcilePayments();
    expect(report.refunded).toEqual([first.paymentIntentId]);
    expect(await refundedCents(first.paymentIntentId)).toBe(4550);
    expect(await refundedCents(second.paymentIntentId)).toBe(0);
    expect(await stored(`payments/${first.paymentIntentId}`)).toMatchObject({
      status: 'refunded',
      refundReason: 'The item was sold to another buyer first',
      refundId: expect.any(String),
    });
  });

  it('sends refunds that did not go out', async () => {
    const { bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await pay(paymentIntentId);
    await recordPayment(buyer, paymentIntentId, bookingsIds[0]);
    await firestore.doc(`payments/${paymentIntentId}`).update({ status: 'refunded' });
    expect((await reconcilePayments()).refundsSent).toEqual([paymentIntentId]);
    expect(await refundedCents(paymentIntentId)).toBe(4550);
    expect((await reconcilePayments()).refundsSent).toEqual([]);
  });

  it('sends them however old their payment is', async () => {
    const { bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await pay(paymentIntentId);
    await recordPayment(buyer, paymentIntentId, bookingsIds[0]);
    await firestore.doc(`payments/${paymentIntentId}`).update({ status: 'refunded', refundDue: true });
    const inAYear = Date.now() + 365 * 24 * 60 * 60_000;
    const progress = firestore.doc('reconciliation/payments');
    await progress.set({ finishedUntil: inAYear, sweptAt: inAYear });
    // What other tests left to be looked at again is due by then.
    const { docs } = await firestore.collection('unfinishedPayments').get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    expect(await reconcilePayments(inAYear)).toMatchObject({ checked: 0, refundsSent: [paymentIntentId] });
    await progress.delete();
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({ refundDue: false });
  });

  it('clears holds that are over, cancels their intents, and opens a new one for who comes back', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    const early = await reconcilePayments();
    expect(early.intentsCanceled).not.toContain(paymentIntentId);
    expect(early.holdsReleased).not.toContain(productId);

    await lapse(productId, bookingsIds[0]);
    const report = await reconcilePayments();
    expect(report.intentsCanceled).toEqual([paymentIntentId]);
    expect(report.holdsReleased).toEqual([productId]);
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');
    expect(await provider.paymentIntents.retrieve(paymentIntentId)).toMatchObject({ status: 'canceled' });

    const again = await openedPayment(buyer, bookingsIds[0]);
    expect(again.paymentIntentId).not.toBe(paymentIntentId);
    expect(await pay(again.paymentIntentId)).toMatchObject({ status: 'succeeded' });
  });

  it('goes on after one payment fails, and says which', async () => {
    const first = await booked(buyer);
    const second = await booked(buyer);
    const lost = await openedPayment(buyer, first.bookingsIds[0]);
    const good = await openedPayment(buyer, second.bookingsIds[0]);
    await Promise.all([pay(lost.paymentIntentId), pay(good.paymentIntentId)]);
    // As often as the official package asks before it gives up.
    await failRequests({ path: `/v1/payment_intents/${lost.paymentIntentId}$`, count: 3 });
    const report = await reconcilePayments();
    expect(report.recorded).toContain(good.paymentIntentId);
    expect(report.failures).toMatchObject([{ act: 'settle', id: lost.paymentIntentId }]);
    expect((await reconcilePayments()).recorded).toEqual([lost.paymentIntentId]);
  });

  it('follows refunds that were made or came back elsewhere', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await pay(paymentIntentId);
    await recordPayment(buyer, paymentIntentId, bookingsIds[0]);
    const sent = await provider.refunds.create({ payment_intent: paymentIntentId });
    expect((await reconcilePayments()).refundsFollowed).toEqual([paymentIntentId]);
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({
      status: 'refunded',
      refundId: sent.id,
    });
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: false, paid: false });

    await failRefund(sent.id);
    expect((await reconcilePayments()).refundsFollowed).toEqual([paymentIntentId]);
    expect(await refundedCents(paymentIntentId)).toBe(4550);
    expect((await reconcilePayments()).refundsFollowed).toEqual([]);

    // Back once more, and sent in the dashboard before anybody here has heard of it.
    await failRefund(String((await stored(`payments/${paymentIntentId}`))?.refundId));
    const byHand = await provider.refunds.create({ payment_intent: paymentIntentId });
    await reconcilePayments();
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({
      status: 'refunded',
      refundDue: false,
      refundId: byHand.id,
    });
    expect(await refundedCents(paymentIntentId)).toBe(4550);
  });

  it('begins where the one before ended, and remembers what was open or failed by itself', async () => {
    await reconcilePayments();
    const before = Date.now();
    const open = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, open.bookingsIds[0]);
    const { created } = await provider.paymentIntents.retrieve(paymentIntentId);
    const finishedUntil = async () => Number((await stored('reconciliation/payments'))?.finishedUntil);
    const remembered = () => stored(`unfinishedPayments/${paymentIntentId}`);
    await reconcilePayments();
    expect(await finishedUntil()).toBeGreaterThan(before);
    expect(await remembered()).toMatchObject({ created: created * 1000, failures: 0 });

    await pay(paymentIntentId);
    await failRequests({ path: `/v1/payment_intents/${paymentIntentId}$`, count: 3 });
    expect((await reconcilePayments()).failures).toHaveLength(1);
    expect(await remembered()).toMatchObject({ failures: 1 });

    // A day later nothing lists it any more as new: it is looked at all the same, whatever else there is no time for.
    const inADay = Date.now() + 24 * 60 * 60_000;
    await firestore.doc('reconciliation/payments').update({ finishedUntil: inADay, sweptAt: inADay });
    const later = await reconcilePayments(inADay);
    expect(later).toMatchObject({ recorded: [paymentIntentId], failures: [], isSweep: false });
    expect(await remembered()).toBeUndefined();
    await firestore.doc('reconciliation/payments').delete();
  });

  it('goes on where it had no time left', async () => {
    const { bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await pay(paymentIntentId);
    const none = { time: 60_000, payments: 0 };
    const first = await reconcilePayments(Date.now(), none);
    expect(first).toMatchObject({ checked: 0, recorded: [] });
    expect(first.left.length).toBeGreaterThan(0);
    expect((await reconcilePayments()).recorded).toEqual([paymentIntentId]);
  });
});
