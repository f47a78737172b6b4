import { MAX_OPEN_OFFERS } from '@thriftline/domain/conversations/offer';
import { AGREED_HOURS } from '@thriftline/domain/conversations/offer-machine';
import { notifyOnLapsedOffers } from '@thriftline/functions/notifications/events/notify-on-lapsed-offers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aCopyPayload } from '../kit/payloads.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { eventually, stored } from '../kit/stored.ts';
import { pay, provider, refundedCents } from './cards.ts';
import { type Opened, openPayment, recordPayment } from './purchase.ts';

const HOUR = 3_600_000;

let seller: Person;
let buyer: Person;
let rival: Person;
let categoryId: string;
beforeAll(async () => {
  [seller, rival] = await Promise.all([aPerson('Seller'), aPerson('Buyer')]);
  categoryId = await aStoredCategory(seller);
});
// Nobody begins more than a few conversations an hour.
beforeEach(async () => {
  buyer = await aPerson('Buyer');
});

const anItem = (changes: object = {}) => aStoredProduct(seller, categoryId, { resaleprice: 50, ...changes });
const conversationOf = (productId: string, { uid }: Person = buyer) => `${productId}_${uid}`;

interface Seen {
  state: string;
  amount?: number;
}
const NOTHING: Seen = { state: 'none' };

function act(person: Person, conversationId: string, name: string, seen: Seen, amount?: number) {
  const input = { conversationId, act: name, seen, ...(amount !== undefined && { amount }) };
  return callCallable('offerAct', input, person.token);
}
const codeOf = ({ body }: { body: unknown }) =>
  (body as { error?: { details?: { code?: string } } }).error?.details?.code;
const offerOf = async (id: string) => (await stored(`conversations/${id}`))?.offer as Record<string, unknown>;

async function book(person: Person, productId: string): Promise<string> {
  const json = await aCopyPayload(person, productId);
  expect((await call('POST', '/bookings', { token: person.token, json })).status).toBe(200);
  return conversationOf(productId, person);
}

/** An item of 50 that the buyer gets for 30, and the conversation they agreed in. */
async function agreed(changes: object = {}, person: Person = buyer) {
  const productId = await anItem(changes);
  const id = conversationOf(productId, person);
  expect((await act(person, id, 'offer', NOTHING, 30)).status).toBe(200);
  const accepted = await act(seller, id, 'accept', { state: 'open', amount: 30 });
  expect(accepted, JSON.stringify(accepted.body)).toMatchObject({ status: 200 });
  return { productId, id };
}

/** Lets a day pass for what was agreed on. */
async function letLapse({ productId, id }: { productId: string; id: string }): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await firestore.doc(`products/${productId}`).update({ 'hold.until': past });
  await firestore.doc(`conversations/${id}`).update({ 'offer.until': past });
}

describe('offerAct', () => {
  it('opens the conversation with an offer, and says each act among the messages, unread by the other side', async () => {
    const id = conversationOf(await anItem());
    expect((await act(buyer, id, 'offer', NOTHING, 30)).status).toBe(200);
    expect(await stored(`conversations/${id}`)).toMatchObject({
      members: [buyer.uid, seller.uid],
      buyerName: buyer.name,
      unreadBy: [seller.uid],
      lastText: 'Offers $30',
      offer: { state: 'open', amount: 30, by: 'buyer', rounds: { buyer: 1, seller: 0 } },
    });
    const countered = await act(seller, id, 'counter', { state: 'open', amount: 30 }, 40);
    expect(countered).toMatchObject({ status: 200, body: { result: { state: 'countered', amount: 40 } } });
    const conversation = await stored(`conversations/${id}`);
    expect(conversation).toMatchObject({ count: 2, lastBy: seller.uid });
    expect(conversation?.unreadBy).toContain(buyer.uid);
    // In whatever order: a server's time is told in milliseconds, of which two may have come within one.
    const { docs } = await firestore.collection(`conversations/${id}/messages`).get();
    const said = docs.map((message) => message.get('offer') as { amount: number });
    expect(said.sort((one, other) => one.amount - other.amount)).toEqual([
      { act: 'offer', amount: 30 },
      { act: 'counter', amount: 40 },
    ]);
  });

  it('does nothing about what the page does not show, or what is not theirs to do', async () => {
    const id = conversationOf(await anItem());
    await act(buyer, id, 'offer', NOTHING, 30);
    const before = await stored(`conversations/${id}`);
    const refused = [
      await act(buyer, id, 'offer', NOTHING, 30),
      await act(seller, id, 'accept', { state: 'open', amount: 29 }),
      await act(seller, id, 'accept', { state: 'countered', amount: 30 }),
      await act(buyer, id, 'accept', { state: 'open', amount: 30 }),
      await act(seller, id, 'withdraw', { state: 'open', amount: 30 }),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'conflict'));
    expect(codeOf(await act(rival, id, 'decline', { state: 'open', amount: 30 }))).toBe('not-found');
    expect(await stored(`conversations/${id}`)).toEqual(before);
  });

  it.each([
    ["less than the operator's part", {}, 24.99],
    ["less than the seller's floor", { offersFrom: 35 }, 30],
    ['more than the price', {}, 50.01],
  ])('takes no offer of %s', async (_, changes, amount) => {
    const id = conversationOf(await anItem(changes));
    expect(codeOf(await act(buyer, id, 'offer', NOTHING, amount))).toBe('invalid-argument');
    expect(await stored(`conversations/${id}`)).toBeUndefined();
  });

  it('takes none for what is sold, taken down or not for offers, of its own seller, or across a block', async () => {
    const offers = await Promise.all(
      [{ paid: true, availability: true }, { hidden: true }, { offers: 'No' }].map(async (changes) =>
        act(buyer, conversationOf(await anItem(changes)), 'offer', NOTHING, 30),
      ),
    );
    expect(offers.map(codeOf)).toEqual(['conflict', 'not-found', 'conflict']);
    expect(codeOf(await act(seller, conversationOf(await anItem(), seller), 'offer', NOTHING, 30))).toBe(
      'conflict',
    );
    const blocked = await aPerson('Buyer');
    const block = firestore.doc(`blocks/${seller.uid}_${blocked.uid}`);
    await block.set({ blockerId: seller.uid, blockedId: blocked.uid });
    const id = conversationOf(await anItem(), blocked);
    expect(codeOf(await act(blocked, id, 'offer', NOTHING, 30))).toBe('conflict');
    await block.delete();
    expect((await act(blocked, id, 'offer', NOTHING, 30)).status).toBe(200);
  });

  it(`lets ${MAX_OPEN_OFFERS} offers of a buyer wait for an answer`, async () => {
    const keen = await aPerson('Buyer');
    const until = new Date(Date.now() + HOUR);
    const waiting = Array.from({ length: MAX_OPEN_OFFERS }, (_, place) =>
      firestore.doc(`conversations/waiting-${place}_${keen.uid}`),
    );
    const sides = { buyerId: keen.uid, members: [keen.uid], muted: { buyer: false, seller: false } };
    const conversation = { ...sides, productname: 'Oak chair', offer: { state: 'open', until } };
    await Promise.all(waiting.map((document) => document.set(conversation)));
    const id = conversationOf(await anItem(), keen);
    expect(codeOf(await act(keen, id, 'offer', NOTHING, 30))).toBe('too-many-requests');
    await waiting[0]?.update({ 'offer.until': new Date(Date.now() - 1) });
    expect((await act(keen, id, 'offer', NOTHING, 30)).status).toBe(200);
  });

  it('agrees with one of two buyers, accepted at the same moment', async () => {
    const productId = await anItem();
    const ids = [conversationOf(productId), conversationOf(productId, rival)];
    await act(buyer, ids[0] as string, 'offer', NOTHING, 30);
    await act(rival, ids[1] as string, 'offer', NOTHING, 40);
    const answers = await Promise.all([
      act(seller, ids[0] as string, 'accept', { state: 'open', amount: 30 }),
      act(seller, ids[1] as string, 'accept', { state: 'open', amount: 40 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const states = await Promise.all(ids.map(async (id) => (await offerOf(id)).state));
    expect(states.sort()).toEqual(['accepted', 'open']);
    const { hold } = (await stored(`products/${productId}`)) as { hold: { id: string } };
    const holds = await Promise.all(ids.map(async (id) => (await offerOf(id)).holdId));
    expect(holds.filter((holdId) => holdId === hold.id)).toHaveLength(1);
  });

  it('accepts nothing that the seller has made another item of since', async () => {
    const productId = await anItem();
    const id = conversationOf(productId);
    await act(buyer, id, 'offer', NOTHING, 30);
    await firestore.doc(`products/${productId}`).update({ editedAt: new Date() });
    expect(codeOf(await act(seller, id, 'accept', { state: 'open', amount: 30 }))).toBe('conflict');
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');
  });

  it('frees the item of a buyer who says that they will not pay, or whose account goes', async () => {
    const { productId, id } = await agreed();
    expect((await act(buyer, id, 'withdraw', { state: 'accepted', amount: 30 })).status).toBe(200);
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');
    expect(await offerOf(id)).toMatchObject({ state: 'lapsed' });

    const leaving = await aPerson('Buyer');
    const theirs = await agreed({}, leaving);
    await firestore.doc(`users/${leaving.uid}`).delete();
    const free = await eventually(
      () => stored(`products/${theirs.productId}`),
      (product) => product?.hold === undefined,
    );
    expect(free).not.toHaveProperty('hold');
  });
});

describe('what was agreed on', () => {
  it('keeps the item for its buyer, is what it costs them, no page that is left ends it, and a refund opens it anew', async () => {
    const { productId, id } = await agreed();
    const { hold } = (await stored(`products/${productId}`)) as { hold: { until: { toMillis(): number } } };
    expect(Math.round((hold.until.toMillis() - Date.now()) / HOUR)).toBe(AGREED_HOURS);

    await book(buyer, productId);
    expect(await openPayment(buyer, id, 50)).toMatchObject({
      status: 409,
      body: { error: { fields: { productprice: 'Must be 30' } } },
    });
    const rivals = await book(rival, productId);
    expect(await openPayment(rival, rivals, 50)).toMatchObject({ status: 409 });

    const opened = await openPayment(buyer, id, 30);
    expect(opened, JSON.stringify(opened.body)).toMatchObject({ status: 200, body: { amount: 3000 } });
    await callCallable('releaseHold', { bookingsId: id }, buyer.token);
    expect((await openPayment(rival, rivals, 50)).status).toBe(409);

    const { paymentIntentId } = (await openPayment(buyer, id, 30)).body as Opened;
    await pay(paymentIntentId);
    expect((await recordPayment(buyer, paymentIntentId, id, { productprice: 30 })).status).toBe(200);
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({ status: 'recorded', amount: 3000 });
    expect(await stored(`bookings/${id}`)).toMatchObject({ paid: true, productprice: 30 });
    expect(await offerOf(id)).toMatchObject({ state: 'ordered', amount: 30 });

    const refund = { paymentIntentId, reason: 'The chair broke on the way' };
    const { token } = await aPerson('Admin');
    expect((await callCallable('refundPayment', refund, token)).status).toBe(200);
    const refunded = await offerOf(id);
    expect(refunded).toMatchObject({ state: 'refunded', rounds: { buyer: 0, seller: 0 } });
    expect(refunded).not.toHaveProperty('holdId');
    expect((await act(buyer, id, 'offer', { state: 'refunded', amount: 30 }, 35)).status).toBe(200);
  });

  it('is not paid by another amount, opened before', async () => {
    const productId = await anItem();
    const id = await book(buyer, productId);
    await act(buyer, id, 'offer', NOTHING, 30);
    const { paymentIntentId } = (await openPayment(buyer, id, 50)).body as Opened;
    expect(codeOf(await act(seller, id, 'accept', { state: 'open', amount: 30 }))).toBe('conflict');
    await callCallable('releaseHold', { bookingsId: id }, buyer.token);
    expect((await act(seller, id, 'accept', { state: 'open', amount: 30 })).status).toBe(200);
    await pay(paymentIntentId);
    await eventually(
      () => refundedCents(paymentIntentId),
      (cents) => cents > 0,
    );
    expect(await refundedCents(paymentIntentId)).toBe(5000);
    expect(await stored(`products/${productId}`)).toMatchObject({ hold: expect.anything() });
    expect(await stored(`products/${productId}`)).not.toHaveProperty('paid');
  });

  it('is over after a day: the item costs what it costs', async () => {
    const deal = await agreed();
    const id = await book(buyer, deal.productId);
    await letLapse(deal);
    expect((await openPayment(buyer, id, 30)).status).toBe(409);
    const opened = await openPayment(buyer, id, 50);
    expect(opened).toMatchObject({ status: 200, body: { amount: 5000 } });
    expect(codeOf(await act(buyer, id, 'offer', { state: 'lapsed', amount: 30 }, 30))).toBe('conflict');
    await callCallable('releaseHold', { bookingsId: id }, buyer.token);
  });

  it('buys the item with money that arrives late, unless its price has changed', async () => {
    const deals = await Promise.all([agreed(), agreed()]);
    const intents: string[] = [];
    for (const { productId, id } of deals) {
      await book(buyer, productId);
      intents.push(((await openPayment(buyer, id, 30)).body as Opened).paymentIntentId);
    }
    await Promise.all(deals.map(letLapse));
    await firestore.doc(`products/${deals[1]?.productId}`).update({ resaleprice: 60 });
    await Promise.all(intents.map((intent) => pay(intent)));
    const records = await Promise.all(
      intents.map((intent) =>
        eventually(
          () => stored(`payments/${intent}`),
          (record) => record !== undefined,
        ),
      ),
    );
    expect(records.map((record) => record?.status)).toEqual(['recorded', 'refunded']);
    expect(await provider.paymentIntents.retrieve(intents[0] as string)).toMatchObject({
      amount_received: 3000,
    });
  });
});

it('tells both sides, once, of an offer that was not paid or not answered in time', async () => {
  const toldOf = async ({ uid }: Person, id: string) => {
    const { docs } = await firestore
      .collection(`users/${uid}/inbox`)
      .where('kind', '==', 'offerLapsed')
      .get();
    return docs.filter((news) => news.get('params.conversationId') === id).length;
  };
  const deal = await agreed();
  const unanswered = conversationOf(await anItem());
  const open = conversationOf(await anItem());
  for (const id of [unanswered, open]) await act(buyer, id, 'offer', NOTHING, 30);
  await letLapse(deal);
  await firestore.doc(`conversations/${unanswered}`).update({ 'offer.until': new Date(Date.now() - 1000) });
  await notifyOnLapsedOffers(Date.now());
  await notifyOnLapsedOffers(Date.now());
  for (const person of [buyer, seller]) {
    expect(await toldOf(person, deal.id)).toBe(1);
    expect(await toldOf(person, unanswered)).toBe(1);
    expect(await toldOf(person, open)).toBe(0);
  }
});
