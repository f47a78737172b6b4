import { COLLECTIONS, SETTINGS_VERSIONS, SHOP_SETTINGS_ID } from '@thriftline/domain/base/collections';
import { CALLS } from '@thriftline/domain/calls/calls';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable, HOSTING } from '../kit/call.ts';
import { aStoredCategory } from '../kit/goods.ts';
import { aProductPayload } from '../kit/payloads.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { auditOf, eventually, stored } from '../kit/stored.ts';
import { pay, provider } from './cards.ts';
import { bookedProduct, openedPayment, recordPayment } from './purchase.ts';
import { endSettings } from './shop-settings.ts';

const PATH = `${COLLECTIONS.settings}/${SHOP_SETTINGS_ID}`;

let admin: Person;
let seller: Person;
beforeAll(async () => {
  [admin, seller] = await Promise.all([aPerson('Admin', 'Ada Admin'), aPerson('Seller', 'Sal Seller')]);
});
// Whatever else this store is for finds the defaults. Until then nothing costs less than $5, so these tests take turns with
// those of prices.
afterAll(async () => {
  await endSettings();
  await settingsOf(0);
});

const save = (input: object, by: Person = admin) => callCallable('saveShopSettings', input, by.token);
const settings = async () => (await call('GET', '/settings')).body as Record<string, unknown>;
/** What the call answers once a version is there: a function may remember the one before for a second. */
const settingsOf = (version: number) => eventually(settings, (found) => found.version === version);

describe('the settings', () => {
  it('are defaults at first, and kept by Hosting for half a minute', async () => {
    const { body, headers } = await call('GET', '/settings');
    expect(body).toEqual(DEFAULT_OPEN_SETTINGS);
    expect(headers.get('cache-control')).toBe(`public, max-age=0, s-maxage=${CALLS.getSettings.keptSeconds}`);
    expect((await call('GET', '/settings?v=1')).status).toBe(400);
  });

  // Specification 2. `/dashboard/settings`: what the operator sets; `/help`, `/terms`, `/privacy`, `/contact`: its texts
  it('are changed by admins alone, and seen by everybody; each change is kept and written down', async () => {
    const change = { version: 0, name: 'Ada’s Attic', minPrice: 5, synonyms: [['sofa', 'couch']] };
    expect((await save(change, seller)).status).toBe(403);
    expect((await save({ ...change, minPrice: 0.49 })).body).toMatchObject({
      error: { details: { code: 'invalid-argument', fields: { minPrice: expect.any(String) } } },
    });
    expect(await stored(PATH)).toBeUndefined();

    expect((await save(change)).body).toEqual({ result: { version: 1 } });
    expect(await settingsOf(1)).toEqual({ ...DEFAULT_OPEN_SETTINGS, ...change, version: 1 });
    // Of two who read the same version one is too late; nothing new makes no version.
    const both = await Promise.all([
      save({ version: 1, openBrowsing: true }),
      save({ version: 1, contact: 'Write to ada@example.com, at {shop}.' }),
    ]);
    expect(both.map(({ body }) => body)).toContainEqual({ result: { version: 2 } });
    expect(both.map(({ body }) => body)).toContainEqual({
      error: expect.objectContaining({ details: expect.objectContaining({ code: 'conflict' }) }),
    });
    expect((await save({ version: 2, minPrice: 5 })).body).toEqual({ result: { version: 2 } });

    expect(await stored(`${SETTINGS_VERSIONS}/1`)).toMatchObject({
      who: admin.uid,
      whoName: 'Ada Admin',
      changed: ['name', 'minPrice', 'synonyms'],
    });
    const log = await auditOf(PATH);
    expect(log.map(({ what, who }) => `${what} by ${who}`)).toEqual(
      Array(2).fill(`saveShopSettings by ${admin.uid}`),
    );
    expect(log.map(({ why }) => why)).toContain('Changed: Name; Smallest price; Synonyms');
  });

  it('say what an item has to cost, and what the pages say and are called', async () => {
    // What is stored, not what a function may remember for a second: a change of that would come too late.
    const version = (await stored(PATH))?.version;
    const saved = await save({ version, name: 'Ada’s Attic', minPrice: 5, contact: 'Write to {shop}.' });
    expect(saved.body).toEqual({ result: { version: 3 } });
    const now = await settingsOf(3);
    expect(now).toMatchObject({ name: 'Ada’s Attic', minPrice: 5 });
    const contact = await eventually(
      async () => (await call('GET', '/settings/texts/contact')).body,
      (body) => JSON.stringify(body).includes('Attic'),
    );
    expect(contact).toEqual({ name: 'contact', text: 'Write to Ada’s Attic.' });
    expect((await call('GET', '/settings/texts/name')).status).toBe(404);

    const json = aProductPayload(seller, await aStoredCategory(seller, 'Chairs'));
    const add = (resaleprice: number) =>
      call('POST', '/products', { token: seller.token, json: { ...json, resaleprice } });
    expect((await add(4.99)).body).toMatchObject({ error: { fields: { resaleprice: 'At least $5' } } });
    expect((await add(5)).status).toBe(200);
    const named = (name: string) => callCallable('renameAccount', { name }, seller.token);
    const taken = await eventually(
      () => named('Adas ATTIC'),
      ({ status }) => status === 400,
    );
    expect(taken.body).toMatchObject({ error: { details: { code: 'invalid-argument' } } });
    expect((await named('Ada Attica')).status).toBe(200);
    const title = async () => /<title>[^<]*/.exec(await (await fetch(`${HOSTING}/ads/none`)).text())?.[0];
    expect(await eventually(title, (found) => found?.endsWith('Attic') ?? false)).toBe(
      '<title>Item not found - Ada’s Attic',
    );
  });

  it('say whether wallets are taken, which ride on cards: an intent is the same', async () => {
    const version = Number((await stored(PATH))?.version);
    expect((await save({ version, paymentElement: 'maybe' })).body).toMatchObject({
      error: { details: { code: 'invalid-argument', fields: { paymentElement: 'Must be yes or no' } } },
    });
    expect((await save({ version, paymentElement: true })).body).toEqual({
      result: { version: version + 1 },
    });
    expect(await settingsOf(version + 1)).toMatchObject({ paymentElement: true });

    const buyer = await aPerson('Buyer', 'Bea Buyer');
    const categoryId = await aStoredCategory(seller, 'Wallets');
    const { bookingsIds } = await bookedProduct({ seller, categoryId }, buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    expect(await provider.paymentIntents.retrieve(paymentIntentId)).toMatchObject({
      allowed_payment_method_types: ['card'],
      automatic_payment_methods: null,
    });
    await pay(paymentIntentId);
    expect((await recordPayment(buyer, paymentIntentId, bookingsIds[0])).status).toBe(200);
    await save({ version: version + 1, paymentElement: false });
  });

  it('say whether strangers see who sells', async () => {
    const ask = async () => (await callCallable('readSeller', { uid: seller.uid })).status;
    const open = async (openBrowsing: boolean) =>
      save({ version: (await stored(PATH))?.version, openBrowsing });
    await open(false);
    expect(await eventually(ask, (status) => status === 401)).toBe(401);
    await open(true);
    expect(await eventually(ask, (status) => status === 200)).toBe(200);
    await open(false);
    expect(await eventually(ask, (status) => status === 401)).toBe(401);
  });
});
