import { createHash } from 'node:crypto';
import { PORTS } from '@thriftline/domain/base/ports';
import { EMAIL_ROOM } from '@thriftline/domain/notifications/email-rate-limit';
import type { SendingReport } from '@thriftline/domain/notifications/sending-report';
import { aBooking } from '@thriftline/domain/testing/builders';
import { deliver } from '@thriftline/functions/notifications/deliver';
import { notify } from '@thriftline/functions/notifications/notify';
import { sendDue } from '@thriftline/functions/schedules/send-due';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callCallable, HOSTING } from '../../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../../kit/goods.ts';
import { aPerson, type Person } from '../../kit/people.ts';
import { createAccount, firestore } from '../../kit/shop.ts';
import { eventually, stored } from '../../kit/stored.ts';
import { emailsTo, MAIL } from './mailbox.ts';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);

/** As long as the clock's function takes at most. */
const SWEEP_MS = 150_000;

/** Lets something go wrong with e-mails to an address, or ends it. */
async function fault(to: string, kind: 'refuse' | 'tooMany' | 'unknown' | null): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${MAIL}/faults`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ to, kind }),
  });
  expect(answer.status).toBe(200);
}

/** Sends what is due, as the clock has it done: that alone, as what else it does would change what tests beside this one made. */
const sweep = () => sendDue({ until: Date.now() + SWEEP_MS });

let buyer: Person;
let seller: Person;
let categoryId: string;
let count = 0;

beforeAll(async () => {
  // For what this process itself does beside the functions.
  vi.stubEnv('LETTERS_FROM', 'letters@thriftline.example');
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${PORTS.smtp + offset}`);
  vi.stubEnv('UNSUBSCRIBE_SECRET', '5f0c1b7e9a3d24688b6d7f10e2c3a495');
  buyer = await aPerson('Buyer');
});
afterAll(() => vi.unstubAllEnvs());

beforeEach(async () => {
  seller = await aPerson('Seller');
  categoryId ??= await aStoredCategory(seller);
});

/** A booking of an item of the seller's; its id, and that of the e-mail about it. */
async function booked(): Promise<{ id: string; delivery: string }> {
  const productId = await aStoredProduct(seller, categoryId);
  const id = `${productId}_${buyer.uid}`;
  const sides = { buyerId: buyer.uid, sellerId: seller.uid, bookingId: productId };
  const createdAt = FieldValue.serverTimestamp();
  const document = firestore.doc(`bookings/${id}`);
  await document.set({ ...aBooking(sides), createdAt });
  const version = (await document.get()).get('createdAt').toMillis();
  return { id, delivery: `deliveries/email_${seller.uid}_booked_${id}_${version}` };
}

/** The delivery, once it is as it is waited for. */
const settled = (path: string, holds: (delivery: Record<string, unknown>) => boolean) =>
  eventually(
    () => stored(path),
    (delivery) => delivery !== undefined && holds(delivery),
  );

const prefer = (preferences: object) =>
  firestore.doc(`users/${seller.uid}/preferences/notifications`).set(preferences);

/** Tells the seller of an item for sale again, as functions do. */
async function tell(): Promise<string> {
  count += 1;
  const subject = `chair-${count}`;
  const params = { productId: subject, productname: `Oak chair ${count}` };
  await notify({ kind: 'freeAgain', to: seller.uid, subject, version: 1, params });
  return `deliveries/email_${seller.uid}_freeAgain_${subject}_1`;
}

describe('what happens', () => {
  // Specification 2. `/dashboard/deliveries`, `/letters/off`: e-mails about what happens, and what of them could not be sent
  it('comes as one e-mail, however often its trigger does', async () => {
    const { id, delivery } = await booked();
    await settled(delivery, ({ state }) => state === 'sent');
    await firestore.doc(`bookings/${id}`).update({ mobile: '555 0199' });
    await deliver(delivery.split('/')[1] as string);
    const letters = await emailsTo(seller.email);
    expect(letters).toMatchObject([
      {
        subject: 'A buyer booked Oak chair',
        text: expect.stringContaining(`${HOSTING}/dashboard/myproducts`),
        headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
      },
    ]);
  });

  // Specification 2. `/dashboard/account`: name, password, signing out on all devices, the list of devices, one’s own data, colors, how dates and numbers are written
  it('is written in the way that the account has chosen', async () => {
    await firestore.doc(`users/${seller.uid}`).update({ locale: 'en-IN' });
    const params = { productname: 'Rosewood piano', orderId: 'piano', price: 123_456 };
    await notify({ kind: 'payoutSent', to: seller.uid, subject: 'piano', version: 1, params });
    await settled(`deliveries/email_${seller.uid}_payoutSent_piano_1`, ({ state }) => state === 'sent');
    expect(await emailsTo(seller.email)).toMatchObject([
      { subject: 'We paid out $1,23,456 for Rosewood piano' },
    ]);
  });

  it('comes as one e-mail, however many send it at the same moment', async () => {
    const delivery = await tell();
    const id = delivery.split('/')[1] as string;
    await Promise.all(Array.from({ length: 6 }, () => deliver(id)));
    expect(await settled(delivery, ({ state }) => state === 'sent')).toMatchObject({ tries: 1 });
    expect(await emailsTo(seller.email)).toHaveLength(1);
  });

  it('comes as no e-mail to who has switched that off, or whose address is not confirmed', async () => {
    await prefer({ off: ['sales.email'] });
    const { id, delivery } = await booked();
    const told = await eventually(
      async () => (await firestore.collection(`users/${seller.uid}/inbox`).get()).docs,
      (docs) => docs.length > 0,
    );
    expect(told.map((one) => one.id.startsWith(`booked_${id}`))).toEqual([true]);
    expect(await stored(delivery)).toBeUndefined();
    const account = await createAccount('Seller', 'Not Confirmed', 'Unverified', false);
    seller = { ...account, token: '' };
    expect(await settled(await tell(), ({ state }) => state !== 'due')).toMatchObject({ state: 'dropped' });
    expect(await emailsTo(seller.email)).toEqual([]);
  });

  it('comes once the mail server is there again, and holds nothing back meanwhile', async () => {
    await fault(seller.email, 'refuse');
    const { id, delivery } = await booked();
    const before = await settled(delivery, ({ lastError }) => lastError !== undefined);
    expect(before).toMatchObject({ state: 'due', tries: 1, lastError: expect.stringContaining('451') });
    expect(Number(before?.dueAt) - Date.now()).toBeGreaterThan(3 * 60_000);
    expect(await firestore.collection(`users/${seller.uid}/inbox`).get()).toMatchObject({ size: 1 });
    await sweep();
    expect(await stored(delivery)).toMatchObject({ tries: 1 });
    // In this order: news of the delivery that comes late has it tried again once it is due.
    await fault(seller.email, null);
    await firestore.doc(delivery).update({ dueAt: 0 });
    await sweep();
    await sweep();
    expect(await settled(delivery, ({ state }) => state !== 'due')).toMatchObject({
      state: 'sent',
      tries: 2,
    });
    expect((await stored(delivery))?.lastError).toBeUndefined();
    expect(await emailsTo(seller.email)).toHaveLength(1);
    expect(id).toContain(buyer.uid);
  });

  it('is given up after a day of tries, and at once where there is no such address', async () => {
    await fault(seller.email, 'refuse');
    const delivery = await tell();
    await settled(delivery, ({ lastError }) => lastError !== undefined);
    await firestore.doc(delivery).update({ dueAt: 0, tries: 9 });
    await sweep();
    expect(await settled(delivery, ({ state }) => state !== 'due')).toMatchObject({
      state: 'failed',
      tries: 10,
    });
    await fault(seller.email, 'unknown');
    expect(await settled(await tell(), ({ state }) => state !== 'due')).toMatchObject({
      state: 'failed',
      tries: 1,
      lastError: expect.stringContaining('550'),
    });
  });

  it('goes together into the daily e-mail, without what was switched off since', async () => {
    await prefer({ letters: 'daily' });
    const told = [await tell(), await tell()];
    const { delivery } = await booked();
    await settled(delivery, ({ state }) => state === 'due');
    await prefer({ letters: 'daily', off: ['sales.email'] });
    for (const path of [...told, delivery]) {
      expect((await stored(path))?.tries).toBe(0);
      await firestore.doc(path).update({ dueAt: Date.now() });
    }
    await sweep();
    const states = await Promise.all([...told, delivery].map(async (path) => (await stored(path))?.state));
    expect(states).toEqual(['sent', 'sent', 'dropped']);
    const letters = await emailsTo(seller.email);
    expect(letters).toMatchObject([
      { subject: expect.stringMatching(/^Oak chair \d+ is for sale again, and 1 more$/) },
    ]);
  });
});

describe('who died over an e-mail', () => {
  it('has the same e-mail sent again, with nothing more in it', async () => {
    await prefer({ letters: 'daily' });
    const [first, second, other] = [await tell(), await tell(), await tell()];
    const numbers = [count - 2, count - 1, count];
    for (const path of [first, second]) {
      await firestore.doc(path).update({ dueAt: 0, tries: 1, worker: 'somebody who died' });
    }
    await firestore.doc(other).update({ dueAt: Date.now() });
    await sweep();
    const letters = await emailsTo(seller.email);
    expect(letters).toHaveLength(2);
    const [apart, again] = [...letters].sort((a, b) => a.subject.length - b.subject.length);
    expect(apart?.subject).toBe(`Oak chair ${numbers[2]} is for sale again`);
    for (const number of numbers.slice(0, 2)) expect(again?.text).toContain(`Oak chair ${number} is`);
    expect(again?.text).not.toContain(`Oak chair ${numbers[2]} is`);
  });

  it('and over the push of the same notice has each sent by its own way', async () => {
    await prefer({ letters: 'daily' });
    const path = await tell();
    const push = path.replace('deliveries/email_', 'deliveries/push_');
    const { urgency: _, ...told } = (await stored(path)) ?? {};
    await firestore.doc(push).set({ ...told, channel: 'push' });
    // One worker has both where a trigger sends at once (notify-and-send.ts).
    for (const way of [path, push]) {
      await firestore.doc(way).update({ dueAt: 0, tries: 1, worker: 'somebody who died with both' });
    }
    // The e-mail first, as the sweep may.
    await deliver(path.split('/')[1] as string);
    await sweep();
    const letters = await emailsTo(seller.email);
    expect(letters.map(({ subject }) => subject)).toEqual([`Oak chair ${count} is for sale again`]);
    expect(await stored(path)).toMatchObject({ state: 'sent', tries: 2 });
    // There is no browser to show it, so whoever sends it finds that out.
    expect(await stored(push)).toMatchObject({ state: 'dropped', tries: 2 });
  });
});

describe('a mail provider that takes so many letters', () => {
  // One of this test's own: what the functions send counts elsewhere.
  const provider = `smtp://${createHash('sha256').update(`${Math.random()}`).digest('hex').slice(0, 8)}:x@127.0.0.1:${PORTS.smtp + offset}`;
  const room = firestore.doc(
    `${EMAIL_ROOM}/${createHash('sha256').update(provider).digest('hex').slice(0, 32)}`,
  );
  let own: string | undefined;
  beforeEach(async () => {
    own = process.env.SMTP_URL;
    process.env.SMTP_URL = provider;
    // No trigger sends it: it waits for the morning.
    await prefer({ letters: 'daily' });
  });
  afterEach(() => {
    process.env.SMTP_URL = own;
    delete process.env.LETTERS_PER_HOUR;
  });

  /** Tells the seller something and tries to send it now. */
  async function tried(path: string) {
    await firestore.doc(path).update({ dueAt: 0 });
    return deliver(path.split('/')[1] as string);
  }

  it('is handed no more, and the rest waits without being counted as tried', async () => {
    process.env.LETTERS_PER_HOUR = '1';
    const [first, second] = [await tell(), await tell()];
    expect(await tried(first)).toBeUndefined();
    expect(await tried(second)).toBe('noRoom');
    expect(await stored(second)).toMatchObject({ state: 'due', tries: 0, urgency: 2 });
    expect(await emailsTo(seller.email)).toHaveLength(1);
    delete process.env.LETTERS_PER_HOUR;
    expect(await tried(second)).toBeUndefined();
    expect(await stored(second)).toMatchObject({ state: 'sent' });
  });

  it('and says so itself is left alone for a while, whoever an e-mail is for', async () => {
    await fault(seller.email, 'tooMany');
    const [first, second] = [await tell(), await tell()];
    expect(await tried(first)).toBe('noRoom');
    expect(await stored(first)).toMatchObject({
      state: 'due',
      tries: 1,
      lastError: expect.stringContaining('452'),
    });
    await fault(seller.email, null);
    expect(await tried(second)).toBe('noRoom');
    expect(await stored(second)).toMatchObject({ state: 'due', tries: 0 });
    expect((await room.get()).get('pausedUntil')).toBeGreaterThan(Date.now() + 4 * 60_000);
    await room.update({ pausedUntil: 0 });
    expect(await tried(second)).toBeUndefined();
    expect(await stored(second)).toMatchObject({ state: 'sent' });
    expect((await room.get()).get('pauses')).toBeUndefined();
  });
});

describe('what could not be sent', () => {
  // Specification 2. `/dashboard/deliveries`, `/letters/off`: e-mails about what happens, and what of them could not be sent
  it('is told to admins alone, who have it tried again', async () => {
    await fault(seller.email, 'unknown');
    const path = await tell();
    await settled(path, ({ state }) => state === 'failed');
    await fault(seller.email, null);
    const id = path.split('/')[1] as string;
    for (const [name, input] of [
      ['readDeliveries', {}],
      ['retryDeliveries', { ids: [id] }],
    ] as const) {
      expect((await callCallable(name, input, seller.token)).status, name).toBe(403);
    }
    const admin = await aPerson('Admin');
    const { body } = await callCallable('readDeliveries', {}, admin.token);
    const { channels, failed } = (body as { result: SendingReport }).result;
    expect(channels).toContain('email');
    expect(failed.count).toBeGreaterThan(0);
    expect(failed.rows.find((row) => row.id === id)).toMatchObject({
      uid: seller.uid,
      name: seller.name,
      kind: 'freeAgain',
      params: { productname: `Oak chair ${count}` },
      tries: 1,
      lastError: expect.stringContaining('550'),
    });
    const retried = await callCallable('retryDeliveries', { ids: [id, 'nothing'] }, admin.token);
    expect(retried.body).toMatchObject({ result: { modifiedCount: 1 } });
    await sweep();
    expect(await settled(path, ({ state }) => state !== 'due')).toMatchObject({ state: 'sent' });
    const again = await callCallable('retryDeliveries', { ids: [id] }, admin.token);
    expect(again.body).toMatchObject({ result: { modifiedCount: 0 } });
    expect(await emailsTo(seller.email)).toHaveLength(1);
  });
});

describe('the link of an e-mail', () => {
  async function linkOf(): Promise<string> {
    const { delivery } = await booked();
    await settled(delivery, ({ state }) => state === 'sent');
    const [letter] = await emailsTo(seller.email);
    return letter?.headers['list-unsubscribe']?.slice(1, -1) ?? '';
  }
  const preferences = () => stored(`users/${seller.uid}/preferences/notifications`);

  // Specification 2. `/dashboard/deliveries`, `/letters/off`: e-mails about what happens, and what of them could not be sent
  it('asks who opens it, and switches those e-mails off for who posts it, without a sign-in', async () => {
    const link = await linkOf();
    expect(link.startsWith(`${HOSTING}/letters/off?`)).toBe(true);
    const asked = await fetch(link);
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await asked.text()).toContain('My sales');
    expect(await preferences()).toBeUndefined();
    // As mail programs do it: https://www.rfc-editor.org/rfc/rfc8058
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (let times = 0; times < 2; times += 1) {
      const done = await fetch(link, { method: 'POST', body });
      expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('unsubscribed')]);
    }
    expect(await preferences()).toEqual({ off: ['sales.email'] });
    const { id, delivery } = await booked();
    await eventually(
      async () => (await firestore.collection(`users/${seller.uid}/inbox`).get()).docs,
      (docs) => docs.some((told) => told.id.includes(id)),
    );
    expect(await stored(delivery)).toBeUndefined();
  });

  it('does nothing once somebody has changed it', async () => {
    const link = new URL(await linkOf());
    link.searchParams.set('letters', 'all');
    for (const method of ['GET', 'POST']) expect((await fetch(link, { method })).status).toBe(400);
    expect(await preferences()).toBeUndefined();
    expect((await fetch(`${HOSTING}/letters/off`, { method: 'POST' })).status).toBe(400);
  });
});
