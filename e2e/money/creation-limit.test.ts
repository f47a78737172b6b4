import { describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aStoredCategory } from '../kit/goods.ts';
import { aProductPayload } from '../kit/payloads.ts';
import { aPerson, type Person, signIn } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { changeSignIn } from '../kit/sign-ins.ts';
import { stored } from '../kit/stored.ts';
import { bookedProduct, openPayment, recordPayment } from './purchase.ts';

/** The share of each account in one minute, when the settings say nothing else. */
const CREATIONS_PER_MINUTE = 120;

const currentMinute = () => Math.floor(Date.now() / 60_000);

/** Tries until it was done within one minute of the clock, and gives what came of that. */
async function withinOneMinute<T>(attempt: (minute: number) => Promise<T>): Promise<T> {
  for (;;) {
    const minute = currentMinute();
    const result = await attempt(minute);
    if (currentMinute() === minute) return result;
  }
}

describe('an account that creates without end', () => {
  // Specification 9. Creations a minute
  it('gets its share for the minute and no more', async () => {
    const seller = await aPerson('Seller');
    const json = aProductPayload(seller, await aStoredCategory(seller));
    const create = () => call('POST', '/products', { token: seller.token, json });
    const counted = firestore.doc(`actCounts/${seller.uid}`);
    const [last, oneMore] = await withinOneMinute(async (minute) => {
      await counted.set({ create: { window: minute, count: CREATIONS_PER_MINUTE - 1 } });
      return [await create(), await create()] as const;
    });
    expect(last.status).toBe(200);
    expect(oneMore).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });

    await counted.update({ 'create.window': currentMinute() - 1 });
    expect((await create()).status).toBe(200);
  });
});

describe('payments', () => {
  const HOUR = 60 * 60_000;
  /** Writes how often an account did something in this window of time, and in the one before. */
  const did = ({ uid }: Person, act: string, windowMs: number, count: number) =>
    firestore.doc(`actCounts/${uid}`).set({ [act]: { window: Math.floor(Date.now() / windowMs), count } });
  const TOO_MANY = { status: 429, body: { error: { code: 'too-many-requests' } } };

  it('are few an hour for an address that is not confirmed, and more once it is', async () => {
    const [seller, buyer] = await Promise.all([aPerson('Seller'), aPerson('Buyer')]);
    await changeSignIn(buyer, { emailVerified: false });
    const unconfirmed = { ...buyer, token: await signIn(buyer) };
    const shop = { seller, categoryId: await aStoredCategory(seller) };
    const booked = await Promise.all([1, 2, 3, 4].map(() => bookedProduct(shop, buyer)));
    const ids = booked.map(({ bookingsIds }) => bookingsIds[0]);
    for (const id of ids.slice(0, 3)) expect((await openPayment(unconfirmed, id)).status).toBe(200);
    const refused = await openPayment(unconfirmed, ids[3]);
    expect(refused).toMatchObject({
      ...TOO_MANY,
      body: { error: { message: expect.stringMatching(/confirm your e-mail address.*3 payments/i) } },
    });
    // What is open can be gone on with, and what was refused keeps nobody out.
    expect((await openPayment(unconfirmed, ids[0])).status).toBe(200);
    expect(await stored(`products/${booked[3]?.productId}`)).not.toHaveProperty('hold');

    await changeSignIn(buyer, { emailVerified: true });
    const confirmed = { ...buyer, token: await signIn(buyer) };
    expect((await openPayment(confirmed, ids[3])).status).toBe(200);
    await did(buyer, 'openIntent', HOUR, 30);
    const more = (await bookedProduct(shop, buyer)).bookingsIds[0];
    expect(await openPayment(confirmed, more)).toMatchObject(TOO_MANY);
  });

  it('are recorded so often a minute, whosever they are', async () => {
    const buyer = await aPerson('Buyer');
    const answers = await withinOneMinute(async () => {
      await did(buyer, 'recordPayment', 60_000, 28);
      const input = { paymentIntentId: 'pi_of_nobody', bookingsId: 'nothing' };
      const asked = [await recordPayment(buyer, 'pi_of_nobody', 'nothing_x')];
      for (let time = 0; time < 2; time += 1) {
        asked.push(await callCallable('recordPayment', input, buyer.token));
      }
      return asked.map(({ status }) => status);
    });
    expect(answers).toEqual([404, 404, 429]);
  });
});
