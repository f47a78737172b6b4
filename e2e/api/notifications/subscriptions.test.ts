import { SUBSCRIBE_CONSENT } from '@thriftline/domain/settings/consent';
import { EMAILS_A_DAY, SUBSCRIPTIONS_AN_HOUR } from '@thriftline/domain/settings/subscriber';
import { addressGroup } from '@thriftline/functions/subscribers/limit-subscriptions';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { call, HOSTING } from '../../kit/call.ts';
import { firestore } from '../../kit/shop.ts';
import { eventually } from '../../kit/stored.ts';
import { emailsTo, type Letter } from './mailbox.ts';

let number = 0;
function anAddress(): string {
  number += 1;
  return `ada.${Date.now()}.${number}@example.com`;
}
const subscribe = (email: string, consent = SUBSCRIBE_CONSENT) =>
  call('POST', '/subscriptions', { json: { email, consent } });
const unsubscribe = (email: string) => call('POST', '/subscriptions/end', { json: { email } });
const found = async (email: string) =>
  (await firestore.collection('subscribers').where('email', '==', email).get()).docs;
const kept = async (email: string) => (await found(email)).map((document) => document.data());

/** What came for the address, as a mailbox shows it: of an e-mail that was handed over twice, under one Message-ID, the first. */
async function mailbox(email: string): Promise<Letter[]> {
  const letters = await emailsTo(email);
  return [...new Map(letters.map((letter) => [letter.headers['message-id'], letter])).values()];
}

/** The links of so many e-mails that ask whose address it is. */
async function linksTo(email: string, count: number): Promise<string[]> {
  const letters = await eventually(
    () => mailbox(email),
    (all) => all.length >= count,
  );
  expect(letters).toHaveLength(count);
  return letters.map(({ text }) => {
    expect(text).toContain(SUBSCRIBE_CONSENT);
    return /https?:\S+/.exec(text)?.[0] ?? '';
  });
}
// Specification 2. `/dashboard/subscribers`, `/unsubscribe`: addresses that were given for e-mails
it('is asked for in the language of whoever gave it, as is the page that the e-mail leads to', async () => {
  const email = anAddress();
  const json = { email, consent: SUBSCRIBE_CONSENT, language: 'de' };
  expect((await call('POST', '/subscriptions', { json: { ...json, language: 'xx' } })).status).toBe(400);
  expect((await call('POST', '/subscriptions', { json })).status).toBe(200);
  const [letter] = await eventually(
    () => mailbox(email),
    (all) => all.length >= 1,
  );
  expect(letter?.text).toContain('Adresse bestätigen');
  expect(letter?.text).not.toContain(SUBSCRIBE_CONSENT);
  const link = /https?:\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  const page = await (await fetch(link, { headers: { 'accept-language': 'ar' } })).text();
  expect(page).toContain('<html lang="de" dir="ltr">');
  // Of whom nothing is known, what the browser asks for counts.
  const broken = await fetch(`${link}x`, { headers: { 'accept-language': 'fr, ar;q=0.8' } });
  expect(await broken.text()).toContain('<html lang="ar" dir="rtl">');
});

const statusOf = async (link: string, method = 'GET') => (await fetch(link, { method })).status;

// Specification 2. `/dashboard/subscribers`, `/unsubscribe`: addresses that were given for e-mails
it('an address is kept once, with what was agreed to and when, and forgotten when it is taken back', async () => {
  const email = anAddress();
  expect((await call('POST', '/subscriptions', { json: { email } })).status).toBe(400);
  expect((await subscribe(email, 'Whatever')).status).toBe(400);
  const first = await subscribe(email);
  expect(first).toMatchObject({ status: 200, body: { acknowledged: true } });
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const [link = ''] = await linksTo(email, 1);
  expect(await statusOf(link, 'POST')).toBe(200);
  // That it was sent is written down once it was.
  const [stored] = await eventually(
    () => kept(email),
    ([one]) => one?.sent === 1,
  );
  const times = { createdAt: expect.anything(), confirmedAt: expect.anything() };
  expect(stored).toEqual({ email, consent: SUBSCRIBE_CONSENT, ...times, asked: 1, sent: 1 });
  // The answer says nothing of whether it was there, and who has confirmed is asked no more.
  const again = await subscribe(email.toUpperCase());
  expect(again.body).toEqual(first.body);
  expect(await kept(email)).toEqual([stored]);

  const gone = await unsubscribe(email.toUpperCase());
  expect(gone).toMatchObject({ status: 200, body: { acknowledged: true } });
  expect(await kept(email)).toEqual([]);
  expect((await unsubscribe(email)).body).toEqual(gone.body);
  // What was taken back comes back by no old e-mail, also where somebody gave the address anew.
  expect(await statusOf(link, 'POST')).toBe(400);
  await subscribe(email);
  expect(await statusOf(link, 'POST')).toBe(400);
});

// Specification 2. `/dashboard/subscribers`, `/unsubscribe`: addresses that were given for e-mails
it('an address is on the list once somebody who reads its mail says so, and not by looking at the link', async () => {
  const email = anAddress();
  await subscribe(email);
  const [link = ''] = await linksTo(email, 1);
  expect(link.startsWith(`${HOSTING}/letters/confirm?`)).toBe(true);
  const asked = await fetch(link);
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await asked.text()).toContain('Confirm my address');
  expect((await kept(email))[0]).not.toHaveProperty('confirmedAt');

  const changed = new URL(link);
  changed.searchParams.set('since', String(Number(changed.searchParams.get('since')) + 1));
  for (const method of ['GET', 'POST']) expect(await statusOf(changed.href, method)).toBe(400);
  expect(await statusOf(`${HOSTING}/letters/confirm`, 'POST')).toBe(400);
  expect(await statusOf(link, 'PUT')).toBe(405);
  // An e-mail that was lost is asked for anew, and the first one works as well.
  await subscribe(email);
  expect(await linksTo(email, 2)).toEqual([link, link]);
  for (let times = 0; times < 2; times += 1) expect(await statusOf(link, 'POST')).toBe(200);
  const [stored] = await kept(email);
  expect(stored).toMatchObject({ confirmedAt: expect.anything() });
  expect(stored).not.toHaveProperty('expireAt');
});

it('an address that nobody confirmed in time is asked for anew', async () => {
  const email = anAddress();
  await subscribe(email);
  const [link = ''] = await linksTo(email, 1);
  const [document] = await found(email);
  await document?.ref.update({ expireAt: Timestamp.fromMillis(Date.now() - 60_000) });
  for (const method of ['GET', 'POST']) expect(await statusOf(link, method)).toBe(400);
  await subscribe(email);
  const second = (await linksTo(email, 2)).find((other) => other !== link) ?? '';
  expect(await statusOf(link, 'POST')).toBe(400);
  expect(await statusOf(second, 'POST')).toBe(200);
});

it('an address gets so many e-mails a day, however often it is given and taken back', async () => {
  const email = anAddress();
  const statuses: number[] = [];
  for (let times = 0; times <= EMAILS_A_DAY; times += 1) {
    statuses.push((await subscribe(email)).status);
    await unsubscribe(email);
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(EMAILS_A_DAY);
  expect(statuses.at(-1)).toBe(429);
  // Other addresses of the group are asked for in other tests.
  await firestore.doc(`actCounts/${addressGroup(email).uid}`).delete();
});

it('only so many are taken in an hour, by everybody together, and forgotten all the same', async () => {
  const email = anAddress();
  const counts = firestore.doc('actCounts/everybody');
  const window = Math.floor(Date.now() / 3_600_000);
  // Of the next hour as well, should it begin now.
  const full = (of: number) => counts.set({ subscribe: { window: of, count: SUBSCRIPTIONS_AN_HOUR } });
  await full(window);
  let refused = await subscribe(email);
  if (refused.status === 200) {
    await full(window + 1);
    refused = await subscribe(email);
  }
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
  expect((await unsubscribe(email)).status).toBe(200);
  await counts.delete();
});
