import { dayOf } from '@thriftline/domain/accounts/device';
import { type SellerFacts, sellerGone } from '@thriftline/domain/accounts/seller-facts';
import type { Product } from '@thriftline/domain/catalogue/product';
import { openConversation } from '@thriftline/domain/conversations/conversation';
import { MAX_NEWS_TRIES, type SellerNews } from '@thriftline/domain/sellers/seller-news';
import { anOpeningOfConversation } from '@thriftline/domain/testing/builders';
import { noteFirstAnswer } from '@thriftline/functions/conversations/note-first-answer';
import { noteNewItem } from '@thriftline/functions/follows/note-new-item';
import { sendSellerNews } from '@thriftline/functions/follows/send-seller-news';
import { notifyWishers } from '@thriftline/functions/notifications/events/notify-wishers';
import { endAway } from '@thriftline/functions/sellers/end-away';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aLongHold, aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aCopyPayload } from '../kit/payloads.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore, pictureAddress } from '../kit/shop.ts';
import { eventually, stored } from '../kit/stored.ts';

const DAY_MS = 86_400_000;
const NO_END = Number.POSITIVE_INFINITY;
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);

let admin: Person;
let buyer: Person;
let other: Person;
let categoryId: string;
beforeAll(async () => {
  [admin, buyer, other] = await Promise.all([aPerson('Admin'), aPerson('Buyer'), aPerson('Buyer')]);
  categoryId = await aStoredCategory(admin);
});

/** A seller that no other test meets. */
let seller: Person;
beforeEach(async () => {
  seller = await aPerson('Seller', 'Anna Attic');
});

const block = (blocker: Person, blocked: Person) =>
  firestore
    .doc(`blocks/${blocker.uid}_${blocked.uid}`)
    .set({ blockerId: blocker.uid, blockedId: blocked.uid, conversationId: 'x', createdAt: daysAgo(1) });

/** A conversation with the seller, and when who wrote in it. */
async function talk(asker: Person, messages: readonly [by: Person, at: Timestamp][]): Promise<string> {
  const sides = { buyerId: asker.uid, sellerId: seller.uid };
  const { productId: bookingId, ...opened } = openConversation(anOpeningOfConversation(sides));
  const conversation = firestore.doc(`conversations/talk-${seller.uid}_${asker.uid}`);
  for (const [index, [by, at]] of messages.entries()) {
    await conversation.collection('messages').doc(String(index)).set({ by: by.uid, text: 'Hello', at });
  }
  const [[, createdAt] = [], [last] = []] = [messages[0], messages.at(-1)];
  await conversation.set({ ...opened, bookingId, createdAt, count: messages.length, lastBy: last?.uid });
  return conversation.id;
}

describe('the page of a seller', () => {
  const ask = (uid: string, by = buyer) => callCallable('readSeller', { uid }, by.token);
  const factsOf = async (by?: Person) => {
    const { status, body } = await ask(seller.uid, by);
    expect(status).toBe(200);
    return (body as { result: SellerFacts }).result;
  };

  it('says what everybody may know, and nothing else', async () => {
    const forSale = await aStoredProduct(seller, categoryId, { location: 'York' });
    await aStoredProduct(seller, categoryId, { availability: true, paid: true });
    const askers = await Promise.all([1, 2, 3, 4, 5].map((number) => aPerson('Buyer', `Asker ${number}`)));
    for (const asker of askers) {
      const id = await talk(asker, [
        [asker, daysAgo(3)],
        [seller, Timestamp.fromMillis(daysAgo(3).toMillis() + 90 * 60_000)],
      ]);
      await eventually(
        () => stored(`conversations/${id}`),
        (talked) => talked?.firstAnswerAt !== undefined,
      );
    }
    await eventually(
      () => stored(`listings/${forSale}`),
      (listing) => listing !== undefined,
    );
    expect(await factsOf()).toEqual({
      name: 'Anna Attic',
      verified: false,
      since: expect.any(Number),
      sold: 1,
      place: 'York',
      answers: 'hours',
      mayAsk: true,
    });
  });

  it('says to themselves alone how many follow', async () => {
    await follow(buyer);
    expect(await factsOf(seller)).toMatchObject({ followers: 1, mayAsk: false });
    expect(await factsOf(other)).not.toHaveProperty('followers');
  });

  it('lets nobody ask whose question would be refused', async () => {
    const [blocked, blocking] = await Promise.all([aPerson('Buyer'), aPerson('Buyer')]);
    await Promise.all([block(seller, blocked), block(blocking, seller)]);
    expect(await factsOf(blocked)).toMatchObject({ mayAsk: false });
    expect(await factsOf(blocking)).toMatchObject({ mayAsk: false });
    expect(await factsOf(admin)).toMatchObject({ mayAsk: false });
  });

  it('is not there for who is suspended, leaving, does not sell, or never was', async () => {
    const gone = { error: expect.objectContaining({ message: sellerGone() }) };
    const account = firestore.doc(`users/${seller.uid}`);
    await account.update({ suspended: true });
    expect((await ask(seller.uid)).body).toEqual(gone);
    // Not so soon that a test beside this one, which looks as if all who leave now had gone, takes this account, too.
    await account.update({ suspended: FieldValue.delete(), deleteAt: daysAgo(-100) });
    expect((await ask(seller.uid)).body).toEqual(gone);
    await account.update({ deleteAt: FieldValue.delete() });
    expect((await ask(seller.uid)).status).toBe(200);
    for (const uid of [other.uid, 'never-was']) expect((await ask(uid)).status, uid).toBe(404);
  });
});

describe('a conversation says when its seller answered first', () => {
  const answerIn = (id: string) =>
    eventually(
      async () => (await stored(`conversations/${id}`))?.firstAnswerAt,
      (answer) => answer !== undefined,
    );

  it('once, however often and late it is asked for', async () => {
    const answered = daysAgo(1);
    const id = await talk(buyer, [
      [buyer, daysAgo(3)],
      [buyer, daysAgo(2)],
      [seller, answered],
      [buyer, daysAgo(0.5)],
      [seller, daysAgo(0.1)],
    ]);
    await Promise.all([noteFirstAnswer(id), noteFirstAnswer(id)]);
    expect(await answerIn(id)).toEqual(answered);
  });

  it('and that there is none where the seller began, or has not written', async () => {
    const began = await talk(buyer, [
      [seller, daysAgo(2)],
      [buyer, daysAgo(1)],
      [seller, daysAgo(0.5)],
    ]);
    expect(await answerIn(began)).toBeNull();
    const waiting = await talk(other, [[other, daysAgo(2)]]);
    await noteFirstAnswer(waiting);
    expect(await stored(`conversations/${waiting}`)).not.toHaveProperty('firstAnswerAt');
  });
});

async function follow(follower: Person, createdAt = daysAgo(1)): Promise<void> {
  const { uid: sellerId, name: sellerName } = seller;
  await firestore
    .doc(`follows/${follower.uid}_${sellerId}`)
    .set({ followerId: follower.uid, sellerId, sellerName, createdAt });
}

const newsOf = async () => (await stored(`sellerNews/${seller.uid}`)) as SellerNews | undefined;

/** Waits until the items are noted; gives when they are to be told. */
async function noted(...productIds: string[]): Promise<number> {
  const news = await eventually(newsOf, (found) => productIds.every((id) => id in (found?.items ?? {})));
  expect(Object.keys(news?.items ?? {})).toEqual(expect.arrayContaining(productIds));
  return news?.dueAt ?? 0;
}

/** What somebody was told of the seller's items. */
async function toldTo(person: Person) {
  const inbox = await firestore.collection(`users/${person.uid}/inbox`).get();
  return inbox.docs
    .map((told) => told.data())
    .filter(({ kind, params }) => kind === 'newItems' && params.sellerId === seller.uid);
}

it('the page of a seller has their words and the photo they uploaded, and none that is elsewhere', async () => {
  const page = async () =>
    (await callCallable('readSeller', { uid: seller.uid }, buyer.token)).body as { result: SellerFacts };
  const said = { about: 'I sell lamps.', policies: 'Sent on weekdays.' };
  const photoURL = pictureAddress(seller);
  await firestore.doc(`users/${seller.uid}`).update({ ...said, photoURL });
  expect((await page()).result).toMatchObject({ ...said, photo: photoURL });
  await firestore.doc(`users/${seller.uid}`).update({ photoURL: 'https://lh3.googleusercontent.com/a/x' });
  expect((await page()).result).not.toHaveProperty('photo');
});

describe('a seller who goes away and hides their items', () => {
  const today = () => dayOf(Date.now());
  const say = (until: number) =>
    firestore.doc(`presence/${seller.uid}`).set({ day: today(), awayUntil: until, hidesUntil: until });
  const listed = (id: string, isListed: boolean) =>
    eventually(
      () => stored(`listings/${id}`),
      (listing) => (listing !== undefined) === isListed,
    );

  it('has none of them found or booked until they are back, when the shop shows them again by itself', async () => {
    const [free = '', down = ''] = await Promise.all([
      aStoredProduct(seller, categoryId),
      aStoredProduct(seller, categoryId, { hidden: true }),
    ]);
    expect(await listed(free, true)).toBeDefined();

    await say(today() + 3);
    expect(await listed(free, false)).toBeUndefined();
    expect(await stored(`products/${free}`)).toHaveProperty('hidden', 'away');
    const json = await aCopyPayload(buyer, free);
    expect((await call('POST', '/bookings', { token: buyer.token, json })).status).toBe(404);

    await endAway(Date.now());
    expect(await stored(`presence/${seller.uid}`)).toHaveProperty('hidesUntil', today() + 3);
    await endAway(Date.now() + 4 * DAY_MS);
    expect(await listed(free, true)).toBeDefined();
    expect(await stored(`products/${free}`)).not.toHaveProperty('hidden');
    expect(await stored(`products/${down}`)).toHaveProperty('hidden', true);
  });

  it('keeps an item for the buyer who is paying or has paid, and hides it once that ends', async () => {
    const [forSale, held, sold] = await Promise.all([
      aStoredProduct(seller, categoryId),
      aStoredProduct(seller, categoryId, { hold: aLongHold() }),
      aStoredProduct(seller, categoryId),
    ]);
    const wish = { token: buyer.token, json: await aCopyPayload(buyer, sold) };
    expect((await call('POST', '/wishlist', wish)).status).toBe(200);
    await firestore.doc(`products/${sold}`).update({ availability: true, paid: true });
    expect(await listed(forSale, true)).toBeDefined();
    await say(today() + 3);
    const hidden = (id: string) =>
      eventually(
        () => stored(`products/${id}`),
        (product) => product?.hidden === 'away',
      );
    await hidden(forSale);
    await eventually(
      () => stored(`jobs/followAway_${seller.uid}`),
      (job) => job === undefined,
    );
    expect(await stored(`products/${held}`)).not.toHaveProperty('hidden');
    expect(await stored(`products/${sold}`)).not.toHaveProperty('hidden');

    await firestore.doc(`products/${held}`).update({ hold: FieldValue.delete() });
    await firestore.doc(`products/${sold}`).update({ availability: false, paid: false });
    expect(await hidden(held)).toHaveProperty('hidden', 'away');
    expect(await hidden(sold)).toHaveProperty('hidden', 'away');
    // What its trigger does after it hid the item, whenever that comes.
    const { hidden: _, ...free } = (await stored(`products/${sold}`)) as unknown as Product;
    const before = { ...free, availability: true, paid: true };
    await notifyWishers(sold, { before, after: free, at: Timestamp.now() });
    const inbox = await firestore
      .collection(`users/${buyer.uid}/inbox`)
      .where('kind', '==', 'freeAgain')
      .get();
    expect(inbox.docs.filter((told) => told.data().params.productId === sold)).toEqual([]);
  });
});

describe('whoever follows a seller is told', () => {
  it('once of all that is new, however often and late triggers and runs come', async () => {
    await follow(buyer);
    const ids = await Promise.all(
      [1, 2, 3].map((number) => aStoredProduct(seller, categoryId, { productname: `Chair ${number}` })),
    );
    const dueAt = await noted(...ids);
    const [first = '', , hidden = ''] = ids;
    const product = (await stored(`products/${first}`)) as unknown as Product;
    const again = () => noteNewItem(first, { before: undefined, after: product });
    const items = (await newsOf())?.items;
    await Promise.all([again(), again()]);
    expect((await newsOf())?.items).toEqual(items);

    // One that its seller takes down meanwhile is not told of, nor when it is brought back.
    await firestore.doc(`products/${hidden}`).update({ hidden: true });
    await eventually(
      () => stored(`listings/${hidden}`),
      (listing) => listing === undefined,
    );
    await sendSellerNews(dueAt - 1, NO_END);
    expect(await toldTo(buyer)).toEqual([]);
    await Promise.all([sendSellerNews(dueAt, NO_END), sendSellerNews(dueAt, NO_END)]);
    await sendSellerNews(dueAt, NO_END);
    expect(await toldTo(buyer)).toMatchObject([{ params: { name: 'Anna Attic', count: 2 } }]);
    await firestore.doc(`products/${hidden}`).update({ hidden: FieldValue.delete() });
    // What its trigger does, whenever that comes.
    const shown = (await stored(`products/${hidden}`)) as unknown as Product;
    await noteNewItem(hidden, { before: { ...shown, hidden: true }, after: shown });
    await again();
    expect(await newsOf()).not.toHaveProperty('dueAt');

    const more = await aStoredProduct(seller, categoryId, { productname: 'Lamp' });
    const next = await noted(more);
    expect(next).toBeGreaterThan(dueAt);
    await sendSellerNews(next, NO_END);
    expect(await toldTo(buyer)).toHaveLength(2);
  });

  it('but not where one has blocked the other, of what came before they followed, or of an old item', async () => {
    const [blocked, blocking, late] = await Promise.all([
      aPerson('Buyer'),
      aPerson('Buyer'),
      aPerson('Buyer'),
    ]);
    await Promise.all([follow(buyer), follow(blocked), follow(blocking), follow(late, daysAgo(-1))]);
    await Promise.all([block(seller, blocked), block(blocking, seller)]);
    const old = await aStoredProduct(seller, categoryId, { createdAt: daysAgo(3) });
    const dueAt = await noted(await aStoredProduct(seller, categoryId));
    await sendSellerNews(dueAt, NO_END);
    expect(await toldTo(buyer)).toMatchObject([{ params: { count: 1 } }]);
    for (const person of [blocked, blocking, late]) expect(await toldTo(person)).toEqual([]);
    expect((await newsOf())?.items).not.toHaveProperty(old);
  });

  it('in steps, which the next run goes on with', async () => {
    // Of accounts that are gone by now, and first by their ids.
    const before = Array.from({ length: 500 }, (_, number) => ({ ...buyer, uid: `0-${number}` }));
    await Promise.all([...before, buyer].map((person) => follow(person)));
    const dueAt = await noted(await aStoredProduct(seller, categoryId));
    let patience = 50;
    const begun = await eventually(
      async () => {
        // Over before the first step is, whoever else is to be told of; but long enough to begin it on the slowest machine.
        patience *= 1.5;
        await sendSellerNews(dueAt, Date.now() + patience);
        return newsOf();
      },
      (news) => news?.telling?.after !== undefined,
    );
    expect(begun).toMatchObject({ dueAt, telling: { until: dueAt, after: expect.stringMatching(/^0-/) } });
    expect(await toldTo(buyer)).toEqual([]);
    await sendSellerNews(dueAt + 1, NO_END);
    expect(await toldTo(buyer)).toHaveLength(1);
    expect(await newsOf()).toMatchObject({ toldUntil: dueAt });
    expect(await newsOf()).not.toHaveProperty('telling');
  });

  it('also where somebody before them cannot be told, who is tried again and passed over at last', async () => {
    // No account has such an id.
    await follow({ ...buyer, uid: '0-never' });
    await firestore.doc(`follows/0-never_${seller.uid}`).update({ followerId: 'no/such' });
    await follow(buyer);
    const dueAt = await noted(await aStoredProduct(seller, categoryId));
    for (let run = 1; run < MAX_NEWS_TRIES; run += 1) {
      await expect(sendSellerNews(dueAt, NO_END)).rejects.toThrow(`1 followers of ${seller.uid}`);
      expect((await newsOf())?.telling).toMatchObject({ untold: { [`0-never_${seller.uid}`]: run } });
      expect(await toldTo(buyer)).toHaveLength(1);
    }
    await expect(sendSellerNews(dueAt, NO_END)).rejects.toThrow(`1 followers of ${seller.uid}`);
    expect(await newsOf()).toMatchObject({ toldUntil: dueAt });
    expect(await newsOf()).not.toHaveProperty('telling');
    expect(await toldTo(buyer)).toHaveLength(1);
  });

  it('until they unfollow, and then nothing of it stays', async () => {
    await Promise.all([follow(buyer), follow(other)]);
    const dueAt = await noted(await aStoredProduct(seller, categoryId));
    await sendSellerNews(dueAt, NO_END);
    const [letter, others] = [seller.uid, 'another-seller'].map((uid) =>
      firestore.doc(`deliveries/email_${buyer.uid}_newItems_${uid}_${dueAt}`),
    );
    const { kind, params } = (await toldTo(buyer))[0] ?? {};
    const delivery = { uid: buyer.uid, channel: 'email', kind, params, state: 'sent', tries: 1, dueAt: 0 };
    await Promise.all([letter?.set(delivery), others?.set(delivery)]);
    await firestore.doc(`follows/${buyer.uid}_${seller.uid}`).delete();
    expect(
      await eventually(
        () => toldTo(buyer),
        (told) => told.length === 0,
      ),
    ).toEqual([]);
    expect(
      await eventually(
        async () => (await letter?.get())?.exists,
        (exists) => exists === false,
      ),
    ).toBe(false);
    expect((await others?.get())?.exists).toBe(true);
    expect(await toldTo(other)).toHaveLength(1);
  });

  it('and hears nothing of the seller any more once the seller’s account is deleted', async () => {
    await follow(buyer);
    const dueAt = await noted(await aStoredProduct(seller, categoryId));
    await sendSellerNews(dueAt, NO_END);
    expect((await callCallable('deleteUser', { uid: seller.uid }, admin.token)).status).toBe(200);
    const gone = (path: string) =>
      eventually(
        () => stored(path),
        (found) => found === undefined,
      );
    expect(await gone(`follows/${buyer.uid}_${seller.uid}`)).toBeUndefined();
    expect(await gone(`sellerNews/${seller.uid}`)).toBeUndefined();
    expect(
      await eventually(
        () => toldTo(buyer),
        (told) => told.length === 0,
      ),
    ).toEqual([]);
  });
});
