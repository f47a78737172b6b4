import { dayOf } from '@thriftline/domain/accounts/device';
import { openConversation } from '@thriftline/domain/conversations/conversation';
import { aBooking, anOpeningOfConversation, aWish } from '@thriftline/domain/testing/builders';
import { notifyOnDevice } from '@thriftline/functions/notifications/events/notify-on-device';
import { sendReminders } from '@thriftline/functions/notifications/events/send-reminders';
import { notify } from '@thriftline/functions/notifications/notify';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable } from '../../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../../kit/goods.ts';
import { aPerson, type Person } from '../../kit/people.ts';
import { firestore } from '../../kit/shop.ts';
import { eventually, stored } from '../../kit/stored.ts';

let seller: Person;
let buyer: Person;
let admin: Person;
let categoryId: string;
beforeAll(async () => {
  [seller, buyer, admin] = await Promise.all([aPerson('Seller'), aPerson('Buyer'), aPerson('Admin')]);
  categoryId = await aStoredCategory(seller);
});

const inboxOf = async ({ uid }: Person) =>
  (await firestore.collection(`users/${uid}/inbox`).get()).docs.map((told) => ({
    id: told.id,
    ...(told.data() as { kind: string; params: object }),
  }));

/** What the person is told of the kind about the subject, once it is there. */
const told = (person: Person, kind: string, subject: string) =>
  eventually(
    async () => (await inboxOf(person)).filter(({ id }) => id.startsWith(`${kind}_${subject}_`)),
    (found) => found.length > 0,
  );

async function booked(productId: string, change: object = {}): Promise<string> {
  const id = `${productId}_${buyer.uid}`;
  const sides = { buyerId: buyer.uid, sellerId: seller.uid, bookingId: productId };
  const createdAt = FieldValue.serverTimestamp();
  await firestore.doc(`bookings/${id}`).set({ ...aBooking(sides), createdAt, ...change });
  return id;
}

describe('somebody is told', () => {
  it('of a booking, its payment and its end, on either side, once', async () => {
    const productId = await aStoredProduct(seller, categoryId);
    const id = await booked(productId);
    expect(await told(seller, 'booked', id)).toMatchObject([
      { params: { productname: 'Oak chair' }, expireAt: expect.any(Timestamp) },
    ]);
    await firestore.doc(`bookings/${id}`).update({ paid: true, transactionId: 'pi_told' });
    expect(await told(buyer, 'paid', id)).toHaveLength(1);
    expect(await told(seller, 'sold', id)).toMatchObject([{ id: `sold_${id}_pi_told` }]);
    await firestore.doc(`bookings/${id}`).update({ paid: false, refunded: true });
    expect(await told(buyer, 'refunded', id)).toHaveLength(1);
    expect(await told(seller, 'saleUndone', id)).toHaveLength(1);
    expect(await told(seller, 'booked', id)).toHaveLength(1);
  });

  it('of a price that dropped, and that an item is for sale again', async () => {
    const productId = await aStoredProduct(seller, categoryId, { resaleprice: 60 });
    const wish = aWish({ bookingId: productId, buyerId: buyer.uid });
    await firestore
      .doc(`wishlist/${productId}_${buyer.uid}`)
      .set({ ...wish, createdAt: FieldValue.serverTimestamp() });
    const product = firestore.doc(`products/${productId}`);
    await product.update({ resaleprice: 40 });
    expect(await told(buyer, 'priceDropped', productId)).toMatchObject([{ params: { from: 60, price: 40 } }]);
    await product.update({ hidden: true });
    await product.update({ hidden: FieldValue.delete() });
    expect(await told(buyer, 'freeAgain', productId)).toHaveLength(1);
  });

  it('of a message, and of no other until it is read', async () => {
    const sides = { buyerId: buyer.uid, sellerId: seller.uid };
    const id = `told_${buyer.uid}`;
    const { productId: bookingId, ...opened } = openConversation(anOpeningOfConversation(sides));
    const conversation = firestore.doc(`conversations/${id}`);
    await conversation.set({ ...opened, bookingId, createdAt: FieldValue.serverTimestamp() });
    const asked = { lastBy: buyer.uid, unreadBy: [seller.uid] };
    await conversation.update({ ...asked, count: 1 });
    expect(await told(seller, 'question', id)).toHaveLength(1);
    await conversation.update({ ...asked, count: 2 });
    await conversation.update({ lastBy: seller.uid, unreadBy: [buyer.uid], count: 3, 'readUpTo.seller': 2 });
    expect(await told(buyer, 'answer', id)).toHaveLength(1);
    expect(await told(seller, 'question', id)).toHaveLength(1);
  });

  it('of a badge that comes and goes, and why', async () => {
    const other = await aPerson('Seller');
    const account = firestore.doc(`users/${other.uid}`);
    await account.update({ status: 'Verified' });
    expect(await told(other, 'verified', other.uid)).toHaveLength(1);
    await account.update({ status: 'Unverified', unverifiedWhy: 'Not your address' });
    expect(await told(other, 'badgeTakenBack', other.uid)).toMatchObject([
      { params: { why: 'Not your address' } },
    ]);
    const renamed = await aPerson('Seller');
    await firestore.doc(`users/${renamed.uid}`).update({ status: 'Verified' });
    await told(renamed, 'verified', renamed.uid);
    const name = 'Greta Newbury';
    expect((await callCallable('renameAccount', { name }, renamed.token)).status).toBe(200);
    const [taken] = await told(renamed, 'badgeTakenBack', renamed.uid);
    expect(taken?.params).toEqual({});
  });

  it('of an item that an admin removed, and nobody who removes their own', async () => {
    const [removed, own] = await Promise.all([
      aStoredProduct(seller, categoryId),
      aStoredProduct(seller, categoryId),
    ]);
    expect((await call('DELETE', `/allproducts/${own}`, { token: seller.token })).status).toBe(200);
    expect((await call('DELETE', `/allproducts/${removed}`, { token: admin.token })).status).toBe(200);
    expect(await told(seller, 'itemRemoved', removed)).toHaveLength(1);
    expect((await inboxOf(seller)).some(({ id }) => id.includes(own))).toBe(false);
  });

  it('that an admin removed all their items, and why', async () => {
    const other = await aPerson('Seller');
    await aStoredProduct(other, categoryId);
    const reason = 'These are forgeries';
    const answer = await callCallable('takeDownItems', { uid: other.uid, reason }, admin.token);
    expect(answer.status).toBe(200);
    const taken = await told(other, 'itemsRemoved', other.uid);
    expect(taken).toMatchObject([{ params: { count: 1, why: reason } }]);
  });

  it('of a device that is not their first', async () => {
    const devices = firestore.collection(`users/${buyer.uid}/devices`);
    const today = dayOf(Date.now());
    const device = (id: string) => ({
      device: id,
      name: 'Firefox on Linux',
      firstDay: today,
      lastDay: today,
    });
    await devices.doc('0').set(device('first'));
    await devices.doc('1').set(device('second'));
    expect(await told(buyer, 'newDevice', 'second')).toMatchObject([
      { params: { device: 'Firefox on Linux' } },
    ]);
    // The news of the first may come when there are two, or once more: it takes the place of no other.
    await notifyOnDevice(buyer.uid, '0');
    expect(await told(buyer, 'newDevice', 'second')).toHaveLength(1);
  });

  it('who has booked and not paid for a day, and not who is late by more', async () => {
    const DAY_MS = 86_400_000;
    const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);
    const [due, late] = await Promise.all([
      aStoredProduct(seller, categoryId, { createdAt: daysAgo(9) }),
      aStoredProduct(seller, categoryId, { createdAt: daysAgo(9) }),
    ]);
    const id = await booked(due, { createdAt: daysAgo(1.5) });
    const tooLate = await booked(late, { createdAt: daysAgo(4) });
    await sendReminders(Date.now());
    await sendReminders(Date.now());
    expect(await told(buyer, 'payReminder', id)).toHaveLength(1);
    expect((await inboxOf(buyer)).some(({ id: one }) => one.includes(tooLate))).toBe(false);
  });

  it('once, however many tell it at the same moment, and never once the account is gone', async () => {
    const news = {
      kind: 'freeAgain',
      subject: 'chair',
      version: 1,
      params: { productId: 'chair', productname: 'Oak chair' },
    } as const;
    await Promise.all(Array.from({ length: 8 }, () => notify({ ...news, to: buyer.uid })));
    expect(await told(buyer, 'freeAgain', 'chair')).toHaveLength(1);
    await notify({ ...news, to: 'nobody' });
    expect(await stored('users/nobody/inbox/freeAgain_chair_1')).toBeUndefined();
  });
});
