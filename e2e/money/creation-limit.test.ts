import { describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aStoredCategory } from '../kit/goods.ts';
import { aProductPayload } from '../kit/payloads.ts';
import { aPerson, type Person, signIn } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { changeSignIn } from '../kit/sign-ins.ts';
import { stored } from '../kit/stored.ts';
import { withinOneWindow } from '../kit/windows.ts';
import { bookedProduct, openPayment, recordPayment } from './purchase.ts';

/** The share of each account in one minute, when the settings say nothing else. */
const CREATIONS_PER_MINUTE = 120;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('an account that creates without end', () => {
  // Specification 9. Creations a minute
  it('gets its share for the minute and no more', async () => {
    const seller = await aPerson('Seller');
    const json = aProductPayload(seller, await aStoredCategory(seller));
    const create = () => call('POST', '/products', { token: seller.token, json });
    const counted = firestore.doc(`actCounts/${seller.uid}`);
    const [last, oneMore] = await withinOneWindow(MINUTE_MS, async (minute) => {
      await counted.set({ create: { window: minute, count: CREATIONS_PER_MINUTE - 1 } });
      return [await create(), await create()] as const;
    });
    expect(last.status).toBe(200);
    expect(oneMore).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });

    await counted.update({ 'create.window': Math.floor(Date.now() / MINUTE_MS) - 1 });
    expect((await create()).status).toBe(200);
  });
});

describe('payments', () => {
  /** Writes how often an account did something in a window of time. */
  const did = ({ uid }: Person, act: string, window: number, count: number) =>
    firestore.doc(`actCounts/${uid}`).set({ [act]: { window, count } });
  const TOO_MANY = { status: 429, body: { error: { code: 'too-many-requests' } } };

  it('are few an hour for an address that is not confirmed, and more once it is', async () => {
    const seller = await aPerson('Seller');
    const shop = { seller, categoryId: await aStoredCategory(seller) };
    const answers = await withinOneWindow(HOUR_MS, async (hour) => {
      const buyer = await aPerson('Buyer');
      await changeSignIn(buyer, { emailVerified: false });
      const unconfirmed = { ...buyer, token: await signIn(buyer) };
      const booked = await Promise.all([1, 2, 3, 4].map(() => bookedProduct(shop, buyer)));
      const ids = booked.map(({ bookingsIds }) => bookingsIds[0]);
      const few = [];
      for (const id of ids.slice(0, 3)) few.push((await openPayment(unconfirmed, id)).status);
      const refused = await openPayment(unconfirmed, ids[3]);
      // What is open can be gone on with, and what was refused keeps nobody out.
      const again = (await openPayment(unconfirmed, ids[0])).status;
      const kept = await stored(`products/${booked[3]?.productId}`);

      await changeSignIn(buyer, { emailVerified: true });
      const confirmed = { ...buyer, token: await signIn(buyer) };
      const more = (await openPayment(confirmed, ids[3])).status;
      await did(buyer, 'openIntent', hour, 30);
      const tooMany = await openPayment(confirmed, (await bookedProduct(shop, buyer)).bookingsIds[0]);
      return { few, refused, again, kept, more, tooMany };
    });
    expect(answers).toMatchObject({ few: [200, 200, 200], again: 200, more: 200, tooMany: TOO_MANY });
    expect(answers.refused).toMatchObject({
      ...TOO_MANY,
      body: { error: { message: expect.stringMatching(/confirm your e-mail address.*3 payments/i) } },
    });
    expect(answers.kept).not.toHaveProperty('hold');
  });

  it('are recorded so often a minute, whosever they are', async () => {
    const buyer = await aPerson('Buyer');
    const answers = await withinOneWindow(MINUTE_MS, async (minute) => {
      await did(buyer, 'recordPayment', minute, 28);
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
