import { CURRENCY } from '@thriftline/domain/base/money';
import { HOLD_MINUTES } from '@thriftline/domain/catalogue/product';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aCopyPayload } from '../kit/payloads.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { eventually, stored } from '../kit/stored.ts';
import { failRequests, pay, provider, refundedCents, sendEvent } from './cards.ts';
import { bookedProduct, endOpenPayments, openedPayment, openPayment, recordPayment } from './purchase.ts';
import { someTraders } from './traders.ts';

const { seller, buyer, otherBuyer, categoryId } = await someTraders();

/** So far apart the clocks of two processes may be. */
const CLOCKS_MS = 1_000;

// An account holds only so many items at a time.
beforeEach(() => endOpenPayments(buyer, otherBuyer));

const booked = (...buyers: Person[]) => bookedProduct({ seller, categoryId }, ...buyers);

/** The booking that a product is held for. */
async function holderOf(productId: string): Promise<string | undefined> {
  const { hold } = (await stored(`products/${productId}`)) as { hold?: { id: string } };
  if (hold === undefined) return undefined;
  const attempts = firestore.collection('paymentAttempts').where('bookingId', '==', productId);
  return (await attempts.get()).docs.find((attempt) => attempt.get('holdId') === hold.id)?.id;
}

/** Everything that a sale writes, as it stands. */
async function saleOf(productId: string, bookingsId: string | undefined, paymentIntentId: string) {
  return {
    product: await stored(`products/${productId}`),
    booking: await stored(`bookings/${bookingsId}`),
    ad: await stored(`advertisements/${productId}`),
    payment: await stored(`payments/${paymentIntentId}`),
  };
}

describe('POST create-payment-intent', () => {
  // Specification 4. Payment: an intent on load
  // Specification 7. POST create-payment-intent
  it('holds the product and opens an intent over its price', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const before = Date.now();
    const answer = await openedPayment(buyer, bookingsIds[0]);
    expect(answer).toMatchObject({ amount: 4550, clientSecret: expect.stringContaining('_secret_') });
    const heldFrom = (answer.holdUntil ?? 0) - HOLD_MINUTES * 60_000;
    expect(heldFrom).toBeGreaterThan(before - CLOCKS_MS);
    expect(heldFrom).toBeLessThan(Date.now() + CLOCKS_MS);
    expect(await holderOf(productId)).toBe(bookingsIds[0]);
    expect(await provider.paymentIntents.retrieve(answer.paymentIntentId)).toMatchObject({
      amount: 4550,
      currency: CURRENCY,
      metadata: { bookingsId: bookingsIds[0], bookingId: productId, buyerId: buyer.uid },
    });
  });

  it('gives the same intent again, and does not prolong the hold', async () => {
    const { bookingsIds } = await booked(buyer);
    const [first, second] = await Promise.all([
      openedPayment(buyer, bookingsIds[0]),
      openedPayment(buyer, bookingsIds[0]),
    ]);
    expect(second.paymentIntentId).toBe(first.paymentIntentId);
    const input = { bookingsId: bookingsIds[0], productprice: 45.5 };
    const asked = Date.now();
    const third = await callCallable('createPaymentIntent', input, buyer.token);
    expect(third.body).toMatchObject({
      result: { paymentIntentId: first.paymentIntentId, holdUntil: first.holdUntil },
    });
    // By which the page counts how long the item is kept, whatever its own clock says.
    const { now } = (third.body as { result: { now: number } }).result;
    expect(now).toBeGreaterThan(asked - CLOCKS_MS);
    expect(now).toBeLessThan(Date.now() + CLOCKS_MS);
  });

  it('finds the only unpaid booking of the price', async () => {
    const person = await aPerson('Buyer');
    expect((await openPayment(person, undefined)).status).toBe(404);
    const { bookingsIds } = await booked(person);
    expect((await openPayment(person, undefined, 45)).status).toBe(409);
    expect(await openedPayment(person, undefined)).toMatchObject({ bookingsId: bookingsIds[0] });
    await booked(person);
    const several = await openPayment(person, undefined);
    expect(several).toMatchObject({
      status: 409,
      body: { error: { fields: { bookingsId: expect.any(String) } } },
    });
  });

  it('keeps another buyer out and says until when; a released hold lets them in', async () => {
    const { bookingsIds } = await booked(buyer, otherBuyer);
    await openedPayment(buyer, bookingsIds[0]);
    const answer = await openPayment(otherBuyer, bookingsIds[1]);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(JSON.stringify(answer.body)).toMatch(/Try again in \d+ min/);

    const release = { bookingsId: bookingsIds[0] };
    expect((await callCallable('releaseHold', release, otherBuyer.token)).status).toBe(403);
    const released = await callCallable('releaseHold', release, buyer.token);
    expect(released.body).toEqual({ result: { released: true } });
    await openedPayment(otherBuyer, bookingsIds[1]);
  });

  it('lets another buyer in when the hold has lapsed', async () => {
    const { productId, bookingsIds } = await booked(buyer, otherBuyer);
    await openedPayment(buyer, bookingsIds[0]);
    await firestore.doc(`products/${productId}`).update({ 'hold.until': new Date(Date.now() - 1000) });
    await openedPayment(otherBuyer, bookingsIds[1]);
    expect((await openPayment(buyer, bookingsIds[0])).status).toBe(409);
  });

  it('gives one of two buyers at the same moment the product', async () => {
    const { bookingsIds } = await booked(buyer, otherBuyer);
    const answers = await Promise.all([
      openPayment(buyer, bookingsIds[0]),
      openPayment(otherBuyer, bookingsIds[1]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('frees the hold when the booking is deleted', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await call('DELETE', `/bookings/${bookingsIds[0]}`, { token: buyer.token });
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');
    expect(await provider.paymentIntents.retrieve(paymentIntentId)).toMatchObject({ status: 'canceled' });
  });

  for (const when of ['before', 'after'] as const) {
    it(`gets past an error that Stripe saved ${when} it made the intent, and leaves one intent to pay with`, async () => {
      const { productId, bookingsIds } = await booked(buyer);
      await failRequests({ method: 'POST', path: '^/v1/payment_intents$', body: productId, count: 1, when });
      const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
      expect((await openedPayment(buyer, bookingsIds[0])).paymentIntentId).toBe(paymentIntentId);
      await pay(paymentIntentId);
      expect((await recordPayment(buyer, paymentIntentId, bookingsIds[0])).status).toBe(200);
      const { data } = await provider.paymentIntents.list({ limit: 100 });
      const ofBooking = data.filter(({ metadata }) => metadata.bookingId === productId);
      expect(ofBooking.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    });
  }

  it('fails when Stripe goes on failing, and works when Stripe works again', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    // Three keys, each asked for as often as the official package does.
    await failRequests({ method: 'POST', path: '^/v1/payment_intents$', body: productId, count: 9 });
    expect((await openPayment(buyer, bookingsIds[0])).status).toBe(503);
    expect((await openPayment(buyer, bookingsIds[0])).status).toBe(200);
  });

  // Specification 7. POST create-payment-intent
  it('refuses a forged price, another’s booking and other callers', async () => {
    const { bookingsIds } = await booked(buyer);
    const forged = await openPayment(buyer, bookingsIds[0], 0.5);
    expect(forged).toMatchObject({
      status: 409,
      body: { error: { fields: { productprice: expect.any(String) } } },
    });
    expect((await openPayment(otherBuyer, bookingsIds[0])).status).toBe(403);
    expect((await openPayment(seller, bookingsIds[0])).status).toBe(403);
    const json = { productprice: 45.5, bookingsId: bookingsIds[0] };
    expect((await call('POST', '/create-payment-intent', { json })).status).toBe(401);
    expect((await openPayment(buyer, 'nothing-there')).status).toBe(404);
    expect((await openPayment(buyer, bookingsIds[0])).status).toBe(200);
  });
});

describe('PUT payments', () => {
  // Specification 3. Advertisement.availability, paid
  // Specification 3. Payment.youremail, bookingsId, bookingId
  // Specification 4. Product: available to sold
  it('sells the product: payment, booking, product and advertisement', async () => {
    const { productId, bookingsIds } = await booked(buyer, otherBuyer);
    await call('POST', '/advertisement', { token: seller.token, json: { bookingId: productId } });
    for (const wisher of [buyer, otherBuyer]) {
      const json = await aCopyPayload(wisher, productId);
      expect((await call('POST', '/wishlist', { token: wisher.token, json })).status).toBe(200);
    }
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await pay(paymentIntentId);
    const answer = await recordPayment(buyer, paymentIntentId, bookingsIds[0]);
    expect(answer).toMatchObject({
      status: 200,
      body: { acknowledged: true, insertedId: paymentIntentId, result: { insertedId: paymentIntentId } },
    });
    const sale = await saleOf(productId, bookingsIds[0], paymentIntentId);
    expect(sale).toMatchObject({
      product: { availability: true, paid: true },
      booking: { paid: true, transactionId: paymentIntentId },
      ad: { availability: true, paid: true },
      payment: {
        productprice: 45.5,
        transactionId: paymentIntentId,
        youremail: buyer.email,
        bookingsId: bookingsIds[0],
        bookingId: productId,
        buyerId: buyer.uid,
        sellerId: seller.uid,
        amount: 4550,
        currency: CURRENCY,
        status: 'recorded',
        productname: 'Oak chair',
        sellername: seller.name,
        cardBrand: 'visa',
        cardLast4: '4242',
      },
    });
    expect(sale.product).not.toHaveProperty('hold');
    // The wish of whoever bought it has come true; others read in theirs that it is sold.
    expect(await stored(`wishlist/${productId}_${buyer.uid}`)).toBeUndefined();
    expect(await stored(`wishlist/${productId}_${otherBuyer.uid}`)).toBeDefined();

    const lost = await eventually(
      () => stored(`bookings/${bookingsIds[1]}`),
      (data) => data?.soldToAnother === true,
    );
    expect(lost).toMatchObject({ soldToAnother: true });
    expect((await openPayment(otherBuyer, bookingsIds[1])).status).toBe(409);
    expect((await openPayment(buyer, bookingsIds[0])).status).toBe(409);
  });

  // Specification 7. PUT payments
  it('makes one record of many calls and events', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    const paid = await pay(paymentIntentId);
    const answers = await Promise.all([
      recordPayment(buyer, paymentIntentId, bookingsIds[0]),
      recordPayment(buyer, paymentIntentId, bookingsIds[0]),
      callCallable('recordPayment', { paymentIntentId, bookingsId: bookingsIds[0] }, buyer.token),
      sendEvent('payment_intent.succeeded', paid).then((status) => ({ status })),
      sendEvent('payment_intent.succeeded', paid).then((status) => ({ status })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const records = await firestore.collection('payments').where('bookingId', '==', productId).get();
    expect(records.docs.map((document) => document.id)).toEqual([paymentIntentId]);
    expect(await refundedCents(paymentIntentId)).toBe(0);
  });

  // Specification 7. PUT payments
  it('refuses what is not paid, not theirs or not what it says', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    expect((await recordPayment(buyer, paymentIntentId, bookingsIds[0])).status).toBe(409);
    expect(await saleOf(productId, bookingsIds[0], paymentIntentId)).toMatchObject({ payment: undefined });
    expect((await recordPayment(buyer, 'pi_unknown', bookingsIds[0])).status).toBe(404);
    expect((await recordPayment(otherBuyer, paymentIntentId, bookingsIds[0])).status).toBe(403);
    for (const [changes, status] of [
      [{ youremail: otherBuyer.email }, 403],
      [{ productprice: 1 }, 409],
      [{ bookingsId: 'another_booking' }, 409],
      [{ bookingId: 'another' }, 409],
    ] as const) {
      const answer = await recordPayment(buyer, paymentIntentId, bookingsIds[0], changes);
      expect(answer.status, JSON.stringify(changes)).toBe(status);
    }
    await pay(paymentIntentId);
    expect((await recordPayment(buyer, paymentIntentId, bookingsIds[0])).status).toBe(200);
  });

  it('records nothing for a declined card', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await expect(pay(paymentIntentId, 'pm_card_chargeDeclined')).rejects.toThrow(/declined/i);
    expect((await recordPayment(buyer, paymentIntentId, bookingsIds[0])).status).toBe(409);
    expect(await saleOf(productId, bookingsIds[0], paymentIntentId)).toMatchObject({ payment: undefined });
    expect(await stored(`bookings/${bookingsIds[0]}`)).not.toHaveProperty('paid');
    expect((await openedPayment(buyer, bookingsIds[0])).paymentIntentId).toBe(paymentIntentId);
  });
});

describe('stripeWebhook', () => {
  it('records the payment of a page that was closed', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await pay(paymentIntentId);
    const payment = await eventually(
      () => stored(`payments/${paymentIntentId}`),
      (data) => data !== undefined,
    );
    expect(payment).toMatchObject({ status: 'recorded' });
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: true });
  });

  it('refuses events of others and takes kinds that do not concern us', async () => {
    const intent = { id: 'pi_unknown', object: 'payment_intent' };
    expect(await sendEvent('payment_intent.succeeded', intent, { secret: 'whsec_guess' })).toBe(400);
    expect(await sendEvent('payment_intent.succeeded', intent)).toBe(200);
    expect(await sendEvent('customer.created', { id: 'cus_1', object: 'customer' })).toBe(200);
  });

  it('keeps the hold of a declined card, and releases that of a dead payment and of no other', async () => {
    const { productId, bookingsIds } = await booked(buyer, otherBuyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await expect(pay(paymentIntentId, 'pm_card_chargeDeclined')).rejects.toThrow(/declined/i);
    const declined = await provider.paymentIntents.retrieve(paymentIntentId);
    expect(await sendEvent('payment_intent.payment_failed', declined)).toBe(200);
    expect(await holderOf(productId)).toBe(bookingsIds[0]);
    // Another card is tried.
    expect((await openedPayment(buyer, bookingsIds[0])).paymentIntentId).toBe(paymentIntentId);

    const canceled = await provider.paymentIntents.cancel(paymentIntentId);
    expect(await sendEvent('payment_intent.canceled', canceled)).toBe(200);
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');

    // The next attempt has an intent of its own, which late news of the first does not touch.
    expect((await openedPayment(buyer, bookingsIds[0])).paymentIntentId).not.toBe(paymentIntentId);
    expect(await sendEvent('payment_intent.canceled', canceled)).toBe(200);
    expect(await holderOf(productId)).toBe(bookingsIds[0]);
  });

  it('sells to a buyer who paid after their hold was over', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    await firestore.doc(`products/${productId}`).update({ 'hold.until': new Date(Date.now() - 1000) });
    const paid = await pay(paymentIntentId);
    expect(await sendEvent('payment_intent.succeeded', paid)).toBe(200);
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({ status: 'recorded' });
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: true, paid: true });
  });

  it('believes Stripe, not the event', async () => {
    const { bookingsIds } = await booked(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    const intent = await provider.paymentIntents.retrieve(paymentIntentId);
    expect(await sendEvent('payment_intent.succeeded', { ...intent, status: 'succeeded' })).toBe(200);
    expect(await stored(`payments/${paymentIntentId}`)).toBeUndefined();
  });
});

describe('money that cannot buy any more', () => {
  it('goes back to the slower of two buyers', async () => {
    const { productId, bookingsIds } = await booked(buyer, otherBuyer);
    const first = await openedPayment(buyer, bookingsIds[0]);
    await callCallable('releaseHold', { bookingsId: bookingsIds[0] }, buyer.token);
    const second = await openedPayment(otherBuyer, bookingsIds[1]);
    // As if both intents had been opened a moment later: the sale to one of them cancels the other's too late.
    for (const bookingsId of bookingsIds)
      await firestore.doc(`paymentAttempts/${bookingsId}`).update({ paymentIntentId: FieldValue.delete() });
    await Promise.all([pay(first.paymentIntentId), pay(second.paymentIntentId)]);
    await Promise.all([
      callCallable(
        'recordPayment',
        { paymentIntentId: first.paymentIntentId, bookingsId: bookingsIds[0] },
        buyer.token,
      ),
      recordPayment(otherBuyer, second.paymentIntentId, bookingsIds[1]),
    ]);

    const payments = await firestore.collection('payments').where('bookingId', '==', productId).get();
    const states = payments.docs.map((document) => document.get('status')).sort();
    expect(states).toEqual(['recorded', 'refunded']);
    for (const document of payments.docs) {
      const isRefunded = document.get('status') === 'refunded';
      const cents = await eventually(
        () => refundedCents(document.id),
        (amount) => amount === (isRefunded ? 4550 : 0),
      );
      expect(cents).toBe(isRefunded ? 4550 : 0);
      const booking = await stored(`bookings/${document.get('bookingsId')}`);
      expect(booking).toMatchObject(isRefunded ? { refunded: true } : { paid: true });
    }
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: true, paid: true });
  });

  it('goes back when the product is gone', async () => {
    const { productId, bookingsIds } = await booked(buyer);
    const [bookingsId = ''] = bookingsIds;
    const { paymentIntentId } = await openedPayment(buyer, bookingsId);
    // As if the intent had been opened a moment later: the clean-up does not know it and cannot cancel it.
    await firestore.doc(`paymentAttempts/${bookingsId}`).update({ paymentIntentId: FieldValue.delete() });
    await firestore.doc(`products/${productId}`).delete();
    await pay(paymentIntentId);
    const answer = await recordPayment(buyer, paymentIntentId, bookingsId);
    expect(answer).toMatchObject({ status: 409 });
    expect(await refundedCents(paymentIntentId)).toBe(4550);
    const record = await stored(`payments/${paymentIntentId}`);
    expect(record).toMatchObject({ status: 'refunded', youremail: buyer.email });
    // Who would have sold it does not see who paid.
    expect(record).not.toHaveProperty('sellerId');
  });
});
