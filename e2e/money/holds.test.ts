import { MAX_HOLDS } from '@thriftline/domain/catalogue/product';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aStoredCategory } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { eventually, stored } from '../kit/stored.ts';
import { pay, provider } from './cards.ts';
import { bookedProduct, openedPayment, recordPayment, type Shop } from './purchase.ts';

let shop: Shop;
let rival: Person;
beforeAll(async () => {
  const seller = await aPerson('Seller');
  shop = { seller, categoryId: await aStoredCategory(seller) };
  rival = await aPerson('Buyer');
});

/** An item that the buyer, and others too, have booked. */
async function anItem(...buyers: Person[]) {
  const { productId, bookingsIds } = await bookedProduct(shop, ...buyers);
  return { productId, bookingsId: bookingsIds[0] as string, rivalsId: bookingsIds[1] as string };
}

const leave = (person: Person, bookingsId: string) =>
  callCallable('releaseHold', { bookingsId }, person.token);

/** Deletes the booking past the rules, and so that the clean-up does not know which intent to cancel. */
async function deleteUncancelled(bookingsId: string): Promise<void> {
  await firestore.doc(`paymentAttempts/${bookingsId}`).update({ paymentIntentId: 'pi_of_nobody' });
  await firestore.doc(`bookings/${bookingsId}`).delete();
}

describe('holds', () => {
  it(`keeps others from ${MAX_HOLDS} items at a time; the next can be paid without`, async () => {
    const buyer = await aPerson('Buyer');
    const items = await Promise.all(Array.from({ length: MAX_HOLDS + 1 }, () => anItem(buyer, rival)));
    const answers = [];
    for (const { bookingsId } of items) answers.push(await openedPayment(buyer, bookingsId));
    expect(answers.map(({ holdUntil }) => holdUntil !== null)).toEqual([true, true, true, false]);

    const [first, , , last] = items;
    expect(await stored(`products/${last?.productId}`)).not.toHaveProperty('hold');
    expect((await openedPayment(rival, last?.rivalsId)).holdUntil).not.toBeNull();
    await leave(rival, last?.rivalsId ?? '');

    // A place is free again.
    await leave(buyer, first?.bookingsId ?? '');
    expect((await openedPayment(buyer, last?.bookingsId)).holdUntil).not.toBeNull();
  });

  it('cannot be taken at once by many requests', async () => {
    const buyer = await aPerson('Buyer');
    const items = await Promise.all(Array.from({ length: 8 }, () => anItem(buyer)));
    const answers = await Promise.all(items.map(({ bookingsId }) => openedPayment(buyer, bookingsId)));
    expect(answers.filter(({ holdUntil }) => holdUntil !== null)).toHaveLength(MAX_HOLDS);
  });

  it('run out for who lets one go and takes it again and again, while others get their turn', async () => {
    const buyer = await aPerson('Buyer');
    const { productId, bookingsId, rivalsId } = await anItem(buyer, rival);
    let taken = 0;
    for (let round = 0; round < 25; round += 1) {
      if ((await openedPayment(buyer, bookingsId)).holdUntil !== null) taken += 1;
      await leave(buyer, bookingsId);
    }
    expect(taken).toBe(20);
    expect((await openedPayment(rival, rivalsId)).holdUntil).not.toBeNull();
    await leave(rival, rivalsId);

    // They may still pay.
    const { paymentIntentId } = await openedPayment(buyer, bookingsId);
    await pay(paymentIntentId);
    expect((await recordPayment(buyer, paymentIntentId, bookingsId)).status).toBe(200);
    expect(await stored(`products/${productId}`)).toMatchObject({ paid: true });
  });

  it('says nothing of who pays', async () => {
    const buyer = await aPerson('Buyer');
    const { productId, bookingsId } = await anItem(buyer);
    await openedPayment(buyer, bookingsId);
    expect(JSON.stringify(await stored(`products/${productId}`))).not.toContain(buyer.uid);
  });
});

describe('a booking whose payment is open', () => {
  it('is deleted once nobody can pay with its intent', async () => {
    const buyer = await aPerson('Buyer');
    const { productId, bookingsId } = await anItem(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsId);
    expect(await stored(`bookings/${bookingsId}`)).toHaveProperty('payingUntil');
    expect((await callCallable('deleteBooking', { bookingsId }, rival.token)).status).toBe(403);
    expect((await callCallable('deleteBooking', { bookingsId }, buyer.token)).status).toBe(200);
    expect(await stored(`bookings/${bookingsId}`)).toBeUndefined();
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');
    expect(await provider.paymentIntents.retrieve(paymentIntentId)).toMatchObject({ status: 'canceled' });
  });

  it('is kept when its money is on its way, and bought', async () => {
    const buyer = await aPerson('Buyer');
    const { productId, bookingsId } = await anItem(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsId);
    const [paid, deleted] = await Promise.all([
      pay(paymentIntentId).then(
        () => true,
        () => false,
      ),
      call('DELETE', `/bookings/${bookingsId}`, { token: buyer.token }),
    ]);
    // Whichever was first at the provider: never money for nothing, and never a refund. What was sold before the deletion
    // came only leaves the buyer's list.
    const booking = await stored(`bookings/${bookingsId}`);
    expect(booking).toEqual(paid ? expect.anything() : undefined);
    expect(deleted.status).toBe(paid && booking?.hiddenByBuyer !== true ? 409 : 200);
    const payment = await eventually(
      () => stored(`payments/${paymentIntentId}`),
      (data) => (data !== undefined) === paid,
    );
    expect(payment).toEqual(paid ? expect.objectContaining({ status: 'recorded' }) : undefined);
    expect((await stored(`products/${productId}`))?.paid).toBe(paid ? true : undefined);
  });

  it('comes back with the sale when money arrives for it although it was deleted', async () => {
    const buyer = await aPerson('Buyer');
    const { productId, bookingsId } = await anItem(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsId);
    const booking = await stored(`bookings/${bookingsId}`);
    await deleteUncancelled(bookingsId);
    await pay(paymentIntentId);
    await recordPayment(buyer, paymentIntentId, bookingsId);
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({ status: 'recorded' });
    expect(await stored(`products/${productId}`)).toMatchObject({ paid: true });
    const { payingUntil: _until, ...rest } = booking as Record<string, unknown>;
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ ...rest, paid: true });
  });

  it('does not come back for a buyer whose account is gone: the money does', async () => {
    const buyer = await aPerson('Buyer');
    const { bookingsId } = await anItem(buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsId);
    // In this order: what follows from the account's end cancels the intent that it still finds.
    await deleteUncancelled(bookingsId);
    await firestore.doc(`users/${buyer.uid}`).delete();
    await pay(paymentIntentId);
    await eventually(
      () => stored(`payments/${paymentIntentId}`),
      (payment) => payment !== undefined,
    );
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({ status: 'refunded' });
    expect(await stored(`bookings/${bookingsId}`)).toBeUndefined();
  });
});
