import { dayOf } from '@thriftline/domain/accounts/device';
import { MAX_PUSH_TARGETS } from '@thriftline/domain/notifications/push-target';
import type { Sending } from '@thriftline/domain/notifications/sending';
import { aBooking } from '@thriftline/domain/testing/builders';
import { pushTargetDocument, pushTargetsOf } from '@thriftline/functions/accounts/push-targets';
import { deliver } from '@thriftline/functions/notifications/deliver';
import { notify } from '@thriftline/functions/notifications/notify';
import { newVapidKeyPair } from '@thriftline/local/vapid-keys';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callCallable } from '../../kit/call.ts';
import { aPerson, type Person } from '../../kit/people.ts';
import {
  askPushService as ask,
  type PushBrowser as Browser,
  PUSH_SERVICE as SERVICE,
} from '../../kit/push-service.ts';
import { firestore } from '../../kit/shop.ts';
import { eventually, stored } from '../../kit/stored.ts';

const behave = (browser: Browser, behaviour: string) => ask('PUT', `/${browser.id}`, { behaviour });
const received = async (browser: Browser) =>
  (await ask('GET', `/${browser.id}`)).received.map((one) => ({ ...one, message: JSON.parse(one.text) }));
const titles = async (browser: Browser) => (await received(browser)).map(({ message }) => message.title);

const inputOf = ({ endpoint, keys }: Browser) => ({ endpoint, ...keys, device: 'Firefox on Linux' });
const save = ({ token }: Person, browser: Browser) => callCallable('savePushTarget', inputOf(browser), token);

/** A browser that shows what the person is told. */
async function aBrowserOf(person: Person): Promise<Browser> {
  const browser = await ask('POST', '');
  expect((await save(person, browser)).body).toEqual({ result: { saved: true } });
  return browser;
}
const isKnown = async ({ endpoint }: Browser) => (await pushTargetDocument(endpoint).get()).exists;

let number = 0;
/** Somebody books an item of the seller's. */
async function aBookingOf(seller: Person, item: string): Promise<void> {
  number += 1;
  const productId = `pushed-${seller.uid}-${number}`;
  const id = `${productId}_somebody`;
  const sides = { buyerId: 'somebody', sellerId: seller.uid, bookingId: productId, productname: item };
  await firestore
    .doc(`bookings/${id}`)
    .set({ ...aBooking(sides), ...sides, createdAt: FieldValue.serverTimestamp() });
}
const delivery = async (id: string) => (await stored(`deliveries/${id}`)) as Sending | undefined;
const sendingsOf = async ({ uid }: Person) =>
  (await firestore.collection('deliveries').where('uid', '==', uid).get()).docs
    .map((snapshot) => snapshot.data() as Sending)
    // E-mails are told of elsewhere.
    .filter(({ channel }) => channel === 'push');
const eventuallyDelivered = (person: Person, holds: (one: Sending) => boolean) =>
  eventually(
    () => sendingsOf(person),
    (all) => all.length > 0 && all.every(holds),
  );

beforeAll(() => {
  // What this process sends itself, it signs with a key of its own.
  const { publicKey, privateKey } = newVapidKeyPair();
  vi.stubEnv('VAPID_PUBLIC_KEY', publicKey);
  vi.stubEnv('VAPID_PRIVATE_KEY', privateKey);
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_PUSH_ORIGIN', SERVICE);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('what happened', () => {
  it('is shown by each browser of whom it concerns, once, and nobody between can read it', async () => {
    const [seller, other] = await Promise.all([aPerson('Seller'), aPerson('Seller')]);
    const [phone, laptop, others] = await Promise.all([
      aBrowserOf(seller),
      aBrowserOf(seller),
      aBrowserOf(other),
    ]);
    await aBookingOf(seller, 'Oak chair');
    await eventuallyDelivered(seller, ({ state }) => state === 'sent');
    const [told] = await sendingsOf(seller);
    // Told again of the same, as triggers come twice, and sent again.
    const [, subject = '', version = ''] = /^booked_(.*)_(\d+)$/.exec(told?.notification ?? '') ?? [];
    const params = told?.params as { productId: string; productname: string };
    await notify({ kind: 'booked', to: seller.uid, subject, version, params });
    await deliver(`push_${seller.uid}_${told?.notification}`);
    await aBookingOf(seller, 'Blue lamp');
    await eventually(
      () => titles(phone),
      (all) => all.length > 1,
    );
    await eventually(
      () => titles(laptop),
      (all) => all.length > 1,
    );
    const both = ['A buyer booked Oak chair', 'A buyer booked Blue lamp'];
    expect([await titles(phone), await titles(laptop), await titles(others)]).toEqual([both, both, []]);

    const [first] = await received(phone);
    expect(first?.message).toEqual({
      title: 'A buyer booked Oak chair',
      body: 'The item is sold once they pay.',
      path: '/dashboard/myproducts',
      tag: params.productId,
      count: 1,
    });
    expect(first).toMatchObject({
      ttl: 86_400,
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    // The service takes nothing that is not signed for it, and for a day at most.
    expect(first?.sender.claims).toMatchObject({
      aud: SERVICE,
      sub: expect.stringMatching(/^(https|mailto):/),
    });
  });

  it('is shown by none where push is switched off, and by none that its user took back', async () => {
    const seller = await aPerson('Seller');
    const browser = await aBrowserOf(seller);
    await firestore.doc(`users/${seller.uid}/preferences/notifications`).set({ off: ['sales.push'] });
    await aBookingOf(seller, 'Oak chair');
    const inbox = firestore.collection(`users/${seller.uid}/inbox`);
    const isTold = async () => (await inbox.get()).size;
    expect(await eventually(isTold, (size) => size === 1)).toBe(1);
    expect(await sendingsOf(seller)).toEqual([]);
    await firestore.doc(`users/${seller.uid}/preferences/notifications`).delete();
    const forget = () => callCallable('forgetPushTarget', { endpoint: browser.endpoint }, seller.token);
    expect((await forget()).body).toEqual({ result: { forgotten: true } });
    expect((await forget()).body).toEqual({ result: { forgotten: false } });
    await aBookingOf(seller, 'Blue lamp');
    expect(await eventually(isTold, (size) => size === 2)).toBe(2);
    expect([await sendingsOf(seller), (await ask('GET', `/${browser.id}`)).tries]).toEqual([[], 0]);
  });

  it('waits while a push service is down, and comes once then, where it has not come before', async () => {
    const seller = await aPerson('Seller');
    const [reached, missed] = await Promise.all([aBrowserOf(seller), aBrowserOf(seller)]);
    await behave(missed, 'down');
    await aBookingOf(seller, 'Oak chair');
    const [waiting] = await eventuallyDelivered(seller, ({ lastError }) => lastError !== undefined);
    expect(waiting).toMatchObject({
      state: 'due',
      tries: 1,
      lastError: `The push service ${new URL(SERVICE).host} answered 503.`,
    });
    expect(waiting?.dueAt).toBeGreaterThan(Date.now());
    await behave(missed, 'up');
    const id = `push_${seller.uid}_${waiting?.notification}`;
    await firestore.doc(`deliveries/${id}`).update({ dueAt: 0 });
    await deliver(id);
    await deliver(id);
    // News of it that comes late may have been first, and is sending it.
    const ended = await eventually(
      () => delivery(id),
      (one) => one?.state !== 'due',
    );
    expect(ended).toMatchObject({ state: 'sent', tries: 2 });
    expect([await titles(reached), await titles(missed)]).toEqual([
      ['A buyer booked Oak chair'],
      ['A buyer booked Oak chair'],
    ]);
  });

  it('is not carried on to wherever a push service points', async () => {
    const seller = await aPerson('Seller');
    const browser = await aBrowserOf(seller);
    await behave(browser, 'elsewhere');
    await aBookingOf(seller, 'Oak chair');
    const [refused] = await eventuallyDelivered(seller, ({ lastError }) => lastError !== undefined);
    expect(refused?.lastError).toMatch(/answered 307[.]$/);
    expect((await ask('GET', `/${browser.id}`)).tries).toBe(1);
  });

  it('forgets a browser that is gone', async () => {
    const seller = await aPerson('Seller');
    const browser = await aBrowserOf(seller);
    await behave(browser, 'gone');
    await aBookingOf(seller, 'Oak chair');
    await eventuallyDelivered(seller, ({ state }) => state === 'dropped');
    expect(await isKnown(browser)).toBe(false);
  });

  it('above ten a day is counted in one', async () => {
    const seller = await aPerson('Seller');
    const browser = await aBrowserOf(seller);
    const counted = { pushed: { window: dayOf(Date.now()), count: 10 } };
    await firestore.doc(`actCounts/${seller.uid}`).set(counted, { merge: true });
    await aBookingOf(seller, 'Oak chair');
    await eventually(
      () => titles(browser),
      (all) => all.length === 1,
    );
    await aBookingOf(seller, 'Blue lamp');
    await eventually(
      () => titles(browser),
      (all) => all.length === 2,
    );
    const [first, second] = await received(browser);
    expect(first?.message).toMatchObject({
      title: '1 more notification',
      path: '/dashboard/notifications',
    });
    expect(second?.message).toMatchObject({ title: '2 more notifications', tag: first?.message.tag });
    expect(second?.topic).toBe(first?.topic);
  });
});

describe('savePushTarget', () => {
  it('takes addresses of push services alone, with keys', async () => {
    const person = await aPerson('Buyer');
    const browser = await ask('POST', '');
    for (const [change, field] of [
      [{ endpoint: 'https://169.254.169.254/latest/meta-data' }, 'endpoint'],
      [{ endpoint: 'http://127.0.0.1:8080/' }, 'endpoint'],
      [{ endpoint: 'https://fcm.googleapis.com.evil.example/x' }, 'endpoint'],
      [{ endpoint: '' }, 'endpoint'],
      [{ endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` }, 'endpoint'],
      [{ p256dh: 'B'.padEnd(87, 'A') }, 'p256dh'],
      [{ p256dh: 'short' }, 'p256dh'],
      [{ auth: 'A'.repeat(21) }, 'auth'],
      [{ device: '' }, 'device'],
    ] as const) {
      const { status, body } = await callCallable(
        'savePushTarget',
        { ...inputOf(browser), ...change },
        person.token,
      );
      expect([status, body], JSON.stringify(change)).toMatchObject([
        400,
        { error: { details: { fields: { [field]: expect.any(String) } } } },
      ]);
    }
    expect((await pushTargetsOf(person.uid).get()).size).toBe(0);
  });

  it('gives a browser to who has it in hand now, and to nobody who has seen its address', async () => {
    const [first, second] = await Promise.all([aPerson('Buyer'), aPerson('Seller')]);
    const [browser, another] = await Promise.all([aBrowserOf(first), ask('POST', '')]);
    expect((await save(second, { ...browser, keys: another.keys })).status).toBe(403);
    expect((await pushTargetDocument(browser.endpoint).get()).get('uid')).toBe(first.uid);
    expect((await save(second, browser)).status).toBe(200);
    expect((await pushTargetDocument(browser.endpoint).get()).get('uid')).toBe(second.uid);
    const { endpoint } = browser;
    const forgotten = await callCallable('forgetPushTarget', { endpoint }, first.token);
    expect(forgotten.body).toEqual({ result: { forgotten: false } });
    expect(await isKnown(browser)).toBe(true);
  });

  it('keeps the newest ten of an account, and none of it once its sign-ins end', async () => {
    const person = await aPerson('Buyer');
    const oldest = await aBrowserOf(person);
    for (let more = 0; more < MAX_PUSH_TARGETS; more += 1) await aBrowserOf(person);
    expect((await pushTargetsOf(person.uid).get()).size).toBe(MAX_PUSH_TARGETS);
    expect(await isKnown(oldest)).toBe(false);
    expect((await callCallable('signOutEverywhere', {}, person.token)).status).toBe(200);
    expect((await pushTargetsOf(person.uid).get()).size).toBe(0);
    expect((await save(person, oldest)).status).toBe(401);
  });
});
