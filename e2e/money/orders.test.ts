import { isDeepStrictEqual } from 'node:util';
import { fromCents } from '@thriftline/domain/base/money';
import { problemPicturePath } from '@thriftline/domain/orders/problem-picture';
import { MESSAGE_PICTURE_SIZES } from '@thriftline/domain/pictures/message-picture';
import { REVIEW_REMINDER_DAYS } from '@thriftline/domain/reviews/review';
import { aLosslessWebp, aWebp } from '@thriftline/domain/testing/picture-files';
import { endDueOrders } from '@thriftline/functions/fulfilment/end-due-orders';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { callCallable } from '../kit/call.ts';
import { readAs, writePictureAs } from '../kit/document-as.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { auditOf, eventually, stored } from '../kit/stored.ts';
import { closeDispute, dispute, failRefund, failRequests, pay, refundedCents, refundOf } from './cards.ts';
import { runFunctionsHere, sendRefundsThatAreDue } from './functions-here.ts';
import { bookedProduct, DELIVERED, endOpenPayments, openedPayment, recordPayment } from './purchase.ts';
import { someTraders } from './traders.ts';

runFunctionsHere();

const { admin, seller, buyer, categoryId } = await someTraders();

/** An order that was just paid: to be picked up, unless its buyer wants it otherwise. */
async function paidOrder(way: object = {}, person = buyer) {
  await endOpenPayments(person);
  const { productId, bookingsIds } = await bookedProduct({ seller, categoryId }, person);
  const [bookingsId = ''] = bookingsIds;
  const { paymentIntentId: orderId } = await openedPayment(person, bookingsId, way);
  await pay(orderId);
  expect((await recordPayment(person, orderId, bookingsId)).status).toBe(200);
  return { productId, bookingsId, orderId };
}

const act = (person: Person, orderId: string, name: string, seenState: string, more: object = {}) =>
  callCallable('orderAct', { orderId, act: name, seenState, ...more }, person.token);

/** Does the act, which has to come to that. */
async function done(person: Person, orderId: string, name: string, seen: string, state: string, more = {}) {
  const answer = await act(person, orderId, name, seen, more);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { result: { state } } });
}

const refused = (code: string) => ({ body: { error: { details: { code } } } });
const order = (orderId: string) => stored(`orders/${orderId}`);
const codeOf = (orderId: string) =>
  stored(`orders/${orderId}/pickup/code`) as Promise<{ code: string; secret: string } | undefined>;
const REPORT = { reason: 'damaged', text: 'One of the legs is broken' };

/** Lets the clock run past the end of the order's state. */
async function letTimeRunOut(orderId: string): Promise<void> {
  await firestore.doc(`orders/${orderId}`).update({ dueAt: Timestamp.fromMillis(Date.now() - 1) });
}

describe('a paid order', () => {
  it('is handed over for the code that its buyer has', async () => {
    const { orderId, productId, bookingsId } = await paidOrder();
    expect(await order(orderId)).toMatchObject({
      bookingsId,
      bookingId: productId,
      buyerId: buyer.uid,
      sellerId: seller.uid,
      productname: 'Oak chair',
      amount: 4550,
      state: 'paid',
    });
    const { secret = '' } = (await codeOf(orderId)) ?? {};
    // What was read off the buyer's screen comes straight to Firestore, from a phone without a network, too.
    const handover = { sellerId: seller.uid, secret, createdAt: Timestamp.now() };
    await firestore.doc(`handovers/${orderId}`).set(handover);
    expect(await act(buyer, orderId, 'cancel', 'paid')).toMatchObject(refused('conflict'));
    expect(
      await eventually(
        () => order(orderId),
        (now) => now?.state === 'released',
      ),
    ).toMatchObject({
      state: 'released',
    });
    expect(await codeOf(orderId)).toBeUndefined();
    expect(await refundedCents(orderId)).toBe(0);
  });

  it('is bought and received by another seller, who is its buyer and no more', async () => {
    const otherSeller = await aPerson('Seller');
    const { orderId } = await paidOrder({}, otherSeller);
    expect(await order(orderId)).toMatchObject({ buyerId: otherSeller.uid, sellerId: seller.uid });
    expect(await act(seller, orderId, 'receive', 'paid')).toMatchObject(refused('conflict'));
    expect(await act(otherSeller, orderId, 'ship', 'paid')).toMatchObject(refused('conflict'));
    await done(otherSeller, orderId, 'receive', 'paid', 'released');
    expect(await stored(`payouts/${orderId}`)).toMatchObject({ sellerId: seller.uid });
  });

  it('lets whoever guesses its code wait', async () => {
    const { orderId } = await paidOrder();
    const { code = '', secret = '' } = (await codeOf(orderId)) ?? {};
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await act(seller, orderId, 'handOver', 'paid')).toMatchObject(refused('invalid-argument'));
    const guesses = [];
    for (let tries = 0; tries < 5; tries += 1) {
      guesses.push(await act(seller, orderId, 'handOver', 'paid', { code: wrong }));
    }
    expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    // The form shows what stands beside the field alone.
    expect(JSON.stringify(guesses[0])).toMatch(/"code":"[^"]*You have 4 tries left/);
    expect(JSON.stringify(guesses[4])).toMatch(/"code":"[^"]*Try again in 15 minutes/);
    expect(await act(seller, orderId, 'handOver', 'paid', { code })).toMatchObject(
      refused('too-many-requests'),
    );
    // What the buyer's screen shows to be read nobody guesses: it holds meanwhile.
    const handover = { sellerId: seller.uid, secret, createdAt: Timestamp.now() };
    await firestore.doc(`handovers/${orderId}`).set(handover);
    const now = await eventually(
      () => order(orderId),
      (found) => found?.state === 'released',
    );
    expect(now).toMatchObject({ state: 'released' });
  });

  it('is shown to nobody else, and changed by nobody who sees another state of it', async () => {
    const { orderId } = await paidOrder(DELIVERED);
    const stranger = await aPerson('Buyer');
    expect((await act(stranger, orderId, 'receive', 'paid')).status).toBe(404);
    expect((await act(admin, orderId, 'refund', 'paid')).body).toMatchObject(refused('conflict').body);
    expect((await act(buyer, orderId, 'ship', 'paid')).body).toMatchObject(refused('conflict').body);
    expect((await act(seller, orderId, 'ship', 'shipped')).body).toMatchObject(refused('conflict').body);
    const both = await Promise.all([
      act(buyer, orderId, 'cancel', 'paid'),
      act(seller, orderId, 'ship', 'paid', { tracking: 'By post, 123' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { state, history } = (await order(orderId)) as { state: string; history: object[] };
    expect(history).toHaveLength(2);
    expect(await refundedCents(orderId)).toBe(state === 'refunded' ? 5150 : 0);
  });

  it('is picked up, and sent by nobody', async () => {
    const { orderId, bookingsId } = await paidOrder();
    expect(await order(orderId)).toMatchObject({ amount: 4550, delivery: 'pickup', deliveryPrice: 0 });
    expect(await stored(`orders/${orderId}/address/delivery`)).toBeUndefined();
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ productprice: 45.5, delivery: 'pickup' });
    expect(await act(seller, orderId, 'ship', 'paid')).toMatchObject(refused('conflict'));
  });

  it('is delivered for what its seller asks, to an address that the order alone keeps', async () => {
    const { orderId, bookingsId } = await paidOrder(DELIVERED);
    const { address, ...way } = DELIVERED;
    expect(await order(orderId)).toMatchObject({ amount: 5150, ...way });
    expect(await stored(`payments/${orderId}`)).toMatchObject({ amount: 5150, productprice: 45.5, ...way });
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ productprice: 45.5, ...way });
    // The buyer's alone: it would name a seller whose account is gone.
    expect(await stored(`orders/${orderId}/address/delivery`)).toEqual({ buyerId: buyer.uid, address });
    const elsewhere = ['orders', 'payments', 'bookings', 'paymentAttempts'].map((name) =>
      stored(`${name}/${name === 'orders' || name === 'payments' ? orderId : bookingsId}`),
    );
    expect(JSON.stringify(await Promise.all(elsewhere))).not.toContain('Mill Lane');
  });

  it('goes back whole when a side cancels it, and the item is for sale again', async () => {
    const { orderId, productId, bookingsId } = await paidOrder();
    await done(buyer, orderId, 'cancel', 'paid', 'refunded');
    expect(await refundedCents(orderId)).toBe(4550);
    expect(await stored(`payments/${orderId}`)).toMatchObject({
      status: 'refunded',
      // Both sides and admins read it.
      refundReason: 'The buyer canceled the order',
    });
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ refunded: true });
    const product = await stored(`products/${productId}`);
    expect(product).toMatchObject({ availability: false });
    expect(product).not.toHaveProperty('hidden');
    expect(await act(seller, orderId, 'cancel', 'paid')).toMatchObject(refused('conflict'));
  });
});

describe('an order that was sent', () => {
  it('whose buyer says that something is wrong is settled between the two, or by an admin', async () => {
    const { orderId, productId, bookingsId } = await paidOrder(DELIVERED);
    await done(seller, orderId, 'ship', 'paid', 'shipped', { tracking: ' By post, 123 ' });
    expect(await order(orderId)).toMatchObject({ tracking: 'By post, 123' });
    const nothing = await act(buyer, orderId, 'report', 'shipped');
    expect(nothing).toMatchObject(refused('invalid-argument'));
    await done(buyer, orderId, 'report', 'shipped', 'disputed', REPORT);
    expect(await act(admin, orderId, 'refund', 'disputed', { text: 'Not yet to be decided' })).toMatchObject(
      refused('conflict'),
    );
    const words = { text: 'It was whole when I packed it' };
    await done(seller, orderId, 'answer', 'disputed', 'disputed', words);
    expect(await act(seller, orderId, 'answer', 'disputed', words)).toMatchObject(refused('conflict'));
    const said = firestore.collection(`conversations/${bookingsId}/messages`);
    await said.add({ by: buyer.uid, text: 'Look at the leg', at: Timestamp.now() });
    const conversation = async (person: Person) =>
      (await callCallable('readOrderConversation', { orderId }, person.token)).body;
    // While there is nothing to decide it is theirs.
    expect(await conversation(admin)).toMatchObject(refused('conflict').body);
    await letTimeRunOut(orderId);
    expect(await conversation(seller)).toMatchObject(refused('permission-denied').body);
    expect(await conversation(admin)).toMatchObject({
      result: { messages: [{ by: 'buyer', text: 'Look at the leg', hasPicture: false }] },
    });
    // What has run out is so, whether a function has come by or not.
    await done(admin, orderId, 'refund', 'escalated', 'refunded', { text: 'The picture shows it' });
    expect(await refundedCents(orderId)).toBe(5150);
    expect(await order(orderId)).toMatchObject({
      problem: REPORT,
      decision: 'The picture shows it',
      state: 'refunded',
    });
    // It is with its buyer: its seller brings it back once they have it.
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: false, hidden: true });
    const log = await auditOf(`orders/${orderId}`);
    expect(log.map(({ what, who }) => `${what} ${who}`).sort()).toEqual([
      `decideOrder ${admin.uid}`,
      `readOrderConversation ${admin.uid}`,
    ]);
    const kinds = async (person: Person) =>
      (await firestore.collection(`users/${person.uid}/inbox`).get()).docs
        .filter(({ id }) => id.includes(orderId))
        .map((told) => told.get('kind') as string);
    expect(
      await eventually(
        () => kinds(seller),
        (told) => told.includes('orderProblem'),
      ),
    ).toContain('orderProblem');
    expect(
      await eventually(
        () => kinds(buyer),
        (told) => told.includes('orderShipped'),
      ),
    ).toContain('orderShipped');
  });
});

describe('pictures of what is wrong', () => {
  const bytes = Buffer.from(aWebp(640, 480));
  const SHOWN = { pictures: [{ width: 640, height: 480 }] };

  /** The statuses of storing the first picture of an order in both sizes. */
  const show = (person: Person, orderId: string, by = person.uid, shown = bytes) =>
    Promise.all(
      MESSAGE_PICTURE_SIZES.map((size) =>
        writePictureAs(person, problemPicturePath(orderId, 0, size), { by, bytes: shown }),
      ),
    );
  const report = (orderId: string, said: object = SHOWN) =>
    act(buyer, orderId, 'report', 'shipped', { ...REPORT, ...said });
  async function sentOrder(): Promise<string> {
    const { orderId } = await paidOrder(DELIVERED);
    await done(seller, orderId, 'ship', 'paid', 'shipped');
    return orderId;
  }

  it('are shown by the buyer of the order alone, before they say so, and seen by both sides and the desk', async () => {
    const [orderId, otherId] = [await sentOrder(), await sentOrder()];
    const stranger = await aPerson('Buyer');
    for (const person of [seller, stranger, admin]) {
      expect(await show(person, orderId)).toEqual([403, 403]);
      expect(await show(person, orderId, buyer.uid)).toEqual([403, 403]);
    }
    expect(await show(buyer, orderId, seller.uid)).toEqual([403, 403]);
    expect(await report(orderId)).toMatchObject({
      body: { error: { details: { code: 'invalid-argument', fields: { pictures: expect.any(String) } } } },
    });

    expect(await show(buyer, orderId)).toEqual([200, 200]);
    // Those of one order say nothing of another, and what was not shown is not there.
    expect(await report(otherId)).toMatchObject(refused('invalid-argument'));
    const two = { pictures: [...SHOWN.pictures, ...SHOWN.pictures] };
    expect(await report(orderId, two)).toMatchObject(refused('invalid-argument'));
    expect(await order(orderId)).toMatchObject({ state: 'shipped' });
    await done(buyer, orderId, 'report', 'shipped', 'disputed', { ...REPORT, ...SHOWN });
    expect(await order(orderId)).toMatchObject({ problem: { ...REPORT, ...SHOWN } });
    expect(await show(buyer, orderId)).toEqual([403, 403]);

    await letTimeRunOut(orderId);
    for (const size of MESSAGE_PICTURE_SIZES) {
      const path = problemPicturePath(orderId, 0, size);
      for (const person of [buyer, seller, admin]) expect(await readAs(person, path)).toBe(200);
      for (const person of [undefined, stranger]) expect(await readAs(person, path)).toBe(403);
      expect(await stored(path)).toEqual({ by: buyer.uid, bytes });
    }
  });

  it('are deleted, and the report refused, where one is larger than those who look have room for', async () => {
    const orderId = await sentOrder();
    const bomb = Buffer.from(aLosslessWebp(16_383, 16_383));
    expect(await show(buyer, orderId, buyer.uid, bomb)).toEqual([200, 200]);
    expect(await report(orderId)).toMatchObject(refused('invalid-argument'));
    expect(await order(orderId)).toMatchObject({ state: 'shipped' });
    expect(await stored(problemPicturePath(orderId, 0, 'large'))).toBeUndefined();
  });
});

describe('an order whose money an admin splits', () => {
  const WORDS = { text: 'Half of it, for the broken leg' };

  /** An order of $51.50, of it $6 for delivery, that an admin has to decide about. */
  async function escalatedOrder(): Promise<string> {
    const { orderId } = await paidOrder(DELIVERED);
    await done(seller, orderId, 'ship', 'paid', 'shipped');
    await done(buyer, orderId, 'report', 'shipped', 'disputed', REPORT);
    await letTimeRunOut(orderId);
    return orderId;
  }
  const split = (orderId: string, toBuyer: unknown, person = admin) =>
    act(person, orderId, 'split', 'escalated', { ...WORDS, toBuyer });
  const payment = (orderId: string) => stored(`payments/${orderId}`);
  const refundIdOf = async (orderId: string) =>
    String(((await payment(orderId))?.partRefund as { refundId?: string })?.refundId);
  const paymentBecomes = async (orderId: string, fields: object) =>
    expect(
      await eventually(
        () => payment(orderId),
        (record) => isDeepStrictEqual({ ...record, ...fields }, record),
      ),
    ).toMatchObject(fields);

  it('is complete: its buyer has a part of the money, its seller the rest', async () => {
    const orderId = await escalatedOrder();
    for (const wrong of [undefined, 0, 10.555, 51.5, 60]) {
      expect(await split(orderId, wrong), String(wrong)).toMatchObject(refused('invalid-argument'));
    }
    expect(await split(orderId, 15.5, seller)).toMatchObject(refused('conflict'));
    const both = await Promise.all([split(orderId, 15.5), split(orderId, 20)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const toBuyer = both[0].status === 200 ? 1550 : 2000;
    expect(await refundedCents(orderId)).toBe(toBuyer);
    expect(await order(orderId)).toMatchObject({ state: 'released', toBuyer, decision: WORDS.text });
    await paymentBecomes(orderId, { status: 'recorded', amountRefunded: toBuyer, refundDue: false });
    expect(
      await eventually(
        () => stored(`payouts/${orderId}`),
        (payout) => payout?.back === toBuyer,
      ),
    ).toMatchObject({ gross: 5150, back: toBuyer });
    const [decided] = await auditOf(`orders/${orderId}`);
    expect(decided?.aboutName).toMatch(/: [$][0-9.]+ refunded to the buyer$/);
    for (const { uid } of [buyer, seller]) {
      const told = await eventually(
        () => firestore.doc(`users/${uid}/inbox/orderSplit_${orderId}_3`).get(),
        ({ exists }) => exists,
      );
      expect(told.get('params')).toMatchObject({ toBuyer: fromCents(toBuyer) });
    }
  });

  it('gets what its bank sends back sent again, and the rest where all of it is to go back', async () => {
    const orderId = await escalatedOrder();
    expect((await split(orderId, 15.5)).status).toBe(200);
    const failed = await refundIdOf(orderId);
    await failRefund(failed);
    await eventually(
      () => refundIdOf(orderId),
      (id) => id.startsWith('re_') && id !== failed,
    );
    await paymentBecomes(orderId, { amountRefunded: 1550, refundDue: false });
    expect(await refundedCents(orderId)).toBe(1550);
    const again = await refundIdOf(orderId);
    const reason = 'The seller agrees to send all of it back';
    const rest = await callCallable('refundPayment', { paymentIntentId: orderId, reason }, admin.token);
    expect(rest.status).toBe(200);
    expect(await refundedCents(orderId)).toBe(5150);
    await paymentBecomes(orderId, { status: 'refunded', refundDue: false });
    await failRefund(again);
    expect(
      await eventually(
        () => refundedCents(orderId),
        (cents) => cents === 5150,
      ),
    ).toBe(5150);
    await paymentBecomes(orderId, { failedRefundId: again, refundDue: false, amountRefunded: 5150 });

    // The rest comes back, too: once too often. The record says how much is with the buyer.
    await failRefund(await refundOf(orderId, 3600));
    await paymentBecomes(orderId, { refundDue: false, amountRefunded: 1550 });
    const ended = await payment(orderId);
    expect(ended).toMatchObject({ status: 'refunded', refundFailure: expect.any(String) });
    expect(ended?.refundId).toBeUndefined();
  });

  it.each(['before', 'after'] as const)(
    'sends its part once where the provider fails %s it has it, and again where the bank sends it back',
    async (when) => {
      const orderId = await escalatedOrder();
      await failRequests({ method: 'POST', path: '^/v1/refunds$', body: orderId, count: 3, when });
      expect((await split(orderId, 15.5)).status).toBe(200);
      await sendRefundsThatAreDue();
      await paymentBecomes(orderId, { amountRefunded: 1550, refundDue: false });
      expect(await refundedCents(orderId)).toBe(1550);

      // Also what was only found to be back: the answer that named it got lost.
      await failRefund(await refundOf(orderId, 1550));
      await eventually(
        () => refundedCents(orderId),
        (cents) => cents === 1550,
      );
      await paymentBecomes(orderId, { amountRefunded: 1550, refundDue: false });
      expect(await refundedCents(orderId)).toBe(1550);
    },
  );

  it('has its part sent again by an admin alone where it was refused, once', async () => {
    const orderId = await escalatedOrder();
    const refuse = () =>
      failRequests({
        method: 'POST',
        path: '^/v1/refunds$',
        body: orderId,
        count: 1,
        status: 400,
        code: 'charge_not_refundable',
      });
    const sendAgain = (person = admin) =>
      callCallable('sendPartRefund', { paymentIntentId: orderId }, person.token);
    const partRefund = { until: 1550, failures: 0, failure: 'charge_not_refundable' };
    await refuse();
    expect((await split(orderId, 15.5)).status).toBe(200);
    await paymentBecomes(orderId, { refundDue: false, partRefund });
    const told = await eventually(
      () => stored(`users/${admin.uid}/inbox/refundStuck_${orderId}_1`),
      (one) => one !== undefined,
    );
    expect(told?.params).toMatchObject({ price: 15.5, failure: 'charge_not_refundable' });
    expect(await sendAgain(seller)).toMatchObject(refused('permission-denied'));
    await refuse();
    expect(await sendAgain()).toMatchObject(refused('conflict'));
    await paymentBecomes(orderId, { refundDue: false, partRefund });
    expect(await refundedCents(orderId)).toBe(0);
    const both = await Promise.all([sendAgain(), sendAgain()]);
    expect(both.map(({ status }) => status)).toContain(200);
    await paymentBecomes(orderId, { amountRefunded: 1550, refundDue: false });
    expect(await refundedCents(orderId)).toBe(1550);
    expect(await sendAgain()).toMatchObject(refused('conflict'));
    const sent = (await auditOf(`payments/${orderId}`)).filter(({ what }) => what === 'sendPartRefund');
    expect(sent.map(({ aboutName }) => aboutName)).toEqual(
      Array(2).fill(expect.stringMatching(/^[$]15[.]50 of [$]51[.]50 of /)),
    );
  });
});

describe('an order whose payment a bank takes back', () => {
  it('waits until the bank has decided, and is over when the buyer has the money from there', async () => {
    const { orderId, productId } = await paidOrder();
    await dispute(orderId, { reason: 'fraudulent' });
    await eventually(
      () => stored(`payments/${orderId}`),
      (payment) => payment?.dispute !== undefined,
    );
    expect(await act(buyer, orderId, 'receive', 'paid')).toMatchObject(refused('conflict'));
    expect(await act(seller, orderId, 'cancel', 'paid')).toMatchObject({
      body: {
        error: { message: expect.stringMatching(/waits until it decides/), details: { code: 'conflict' } },
      },
    });
    await letTimeRunOut(orderId);
    await endDueOrders(Date.now());
    expect(await order(orderId)).toMatchObject({ state: 'paid' });
    await closeDispute(orderId, 'lost');
    expect(
      await eventually(
        () => order(orderId),
        (now) => now?.state === 'refunded',
      ),
    ).toMatchObject({ state: 'refunded' });
    expect(await refundedCents(orderId)).toBe(0);
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: true });
  });
});

describe('the clock', () => {
  it('gives the money back for what was not sent, once, and takes what was sent as received', async () => {
    const [late, sent] = [await paidOrder(), await paidOrder(DELIVERED)];
    await done(seller, sent.orderId, 'ship', 'paid', 'shipped');
    await firestore.doc(`orders/${sent.orderId}`).update({ remindAt: Timestamp.fromMillis(Date.now() - 1) });
    await endDueOrders(Date.now());
    expect(await order(sent.orderId)).not.toHaveProperty('remindAt');
    expect(await stored(`users/${buyer.uid}/inbox/receiveReminder_${sent.orderId}_shipped`)).toBeDefined();
    await Promise.all([late, sent].map(({ orderId }) => letTimeRunOut(orderId)));
    expect(await act(seller, late.orderId, 'ship', 'paid')).toMatchObject(refused('conflict'));
    await Promise.all([endDueOrders(Date.now()), endDueOrders(Date.now())]);
    await endDueOrders(Date.now());
    expect(await order(late.orderId)).toMatchObject({ state: 'refunded' });
    expect(await refundedCents(late.orderId)).toBe(4550);
    expect(await order(sent.orderId)).toMatchObject({ state: 'released' });
    expect(await refundedCents(sent.orderId)).toBe(0);
    for (const { orderId } of [late, sent]) {
      const { history } = (await order(orderId)) as { history: { act: string }[] };
      expect(history.filter((entry) => entry.act === 'lapse')).toHaveLength(1);
    }
  });

  it('reminds whoever has written no review before its time is over, once', async () => {
    const { orderId } = await paidOrder();
    await done(buyer, orderId, 'receive', 'paid', 'released');
    const { remindAt, reviewUntil } = (await order(orderId)) as Record<'remindAt' | 'reviewUntil', Timestamp>;
    expect(reviewUntil.toMillis() - remindAt.toMillis()).toBe(REVIEW_REMINDER_DAYS * 24 * 60 * 60_000);
    await firestore.doc(`orders/${orderId}/sealedReviews/buyer`).set({
      authorId: buyer.uid,
      stars: 5,
      publishAt: reviewUntil,
      createdAt: Timestamp.now(),
    });
    await endDueOrders(Date.now());
    const reminder = ({ uid }: Person) => stored(`users/${uid}/inbox/reviewReminder_${orderId}_released`);
    expect(await reminder(seller)).toBeUndefined();
    await firestore.doc(`orders/${orderId}`).update({ remindAt: Timestamp.fromMillis(Date.now() - 1) });
    await Promise.all([endDueOrders(Date.now()), endDueOrders(Date.now())]);
    expect(await reminder(seller)).toMatchObject({ params: { orderId } });
    expect(await reminder(buyer)).toBeUndefined();
    expect(await order(orderId)).not.toHaveProperty('remindAt');
  });
});
