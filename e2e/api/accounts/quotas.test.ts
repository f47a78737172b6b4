import { randomUUID } from 'node:crypto';
import { mostOf } from '@thriftline/domain/accounts/quotas';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, FIRESTORE } from '../../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../../kit/goods.ts';
import { aCopyPayload, aProductPayload } from '../../kit/payloads.ts';
import { aPerson, type Person, signIn } from '../../kit/people.ts';
import { advertise, createAccount, firestore, pictureAddress } from '../../kit/shop.ts';

const DOCUMENTS = `projects/${LOCAL_PROJECT}/databases/(default)/documents`;
/** Creations that are tried at the same moment: straight at Firestore, and at the calls, each of which takes a process here. */
const AT_ONCE = 20;
const CALLS_AT_ONCE = 8;

let admin: Person;
let categoryId: string;
beforeAll(async () => {
  admin = await aPerson('Admin');
  categoryId = await aStoredCategory(admin, 'Chairs');
});

async function unconfirmed(role: 'Seller' | 'Buyer'): Promise<Person> {
  const account = await createAccount(role, `New ${role}`, 'Unverified', false);
  return { ...account, token: await signIn(account) };
}

const texts = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]));
const at = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

/** Adds a category straight at Firestore, counted as the app does; the status it is answered with. */
async function addCategory(person: Person, kind: 'raise' | 'renew'): Promise<number> {
  const { uid, token } = person;
  const id = randomUUID();
  const categoryname = `Lamps ${id}`;
  const count = 'categories.count';
  const counting =
    kind === 'renew'
      ? {
          fields: { lastId: { stringValue: id }, count: { integerValue: '1' } },
          start: [at('categories.start')],
        }
      : {
          fields: { lastId: { stringValue: id } },
          start: [{ fieldPath: count, increment: { integerValue: '1' } }],
        };
  const writes = [
    {
      update: {
        name: `${DOCUMENTS}/categories/${id}`,
        fields: texts({ categoryname, img: pictureAddress(person), createdBy: uid }),
      },
      updateTransforms: [at('createdAt')],
    },
    {
      update: {
        name: `${DOCUMENTS}/categoryNames/${categoryKey(categoryname)}`,
        fields: texts({ categoryId: id }),
      },
    },
    {
      update: {
        name: `${DOCUMENTS}/quotas/${uid}`,
        fields: { categories: { mapValue: { fields: counting.fields } } },
      },
      updateMask: { fieldPaths: Object.keys(counting.fields).map((field) => `categories.${field}`) },
      updateTransforms: [at('categories.at'), ...counting.start],
    },
  ];
  const response = await fetch(`${FIRESTORE}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  return response.status;
}

const atOnce = <T>(length: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => work(index)));
const howMany = async (collection: string, field: string, value: string) =>
  (await firestore.collection(collection).where(field, '==', value).count().get()).data().count;
const done = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;

describe('creations at once', () => {
  it('straight at Firestore win no more than the share', async () => {
    const seller = await aPerson('Seller');
    const most = mostOf('categories', 'confirmed');
    const begun = await atOnce(AT_ONCE, () => addCategory(seller, 'renew'));
    expect(done(begun)).toBe(1);
    const statuses: number[] = [];
    for (let round = 0; round < most; round += 1) {
      statuses.push(...(await atOnce(AT_ONCE, () => addCategory(seller, 'raise'))));
    }
    expect(done(statuses)).toBe(most - 1);
    expect(await howMany('categories', 'createdBy', seller.uid)).toBe(most);
    expect((await firestore.doc(`quotas/${seller.uid}`).get()).get('categories.count')).toBe(most);
    const json = { categoryname: `More ${randomUUID()}`, img: pictureAddress(seller) };
    const answer = await call('POST', '/categories', { token: seller.token, json });
    expect(answer.status).toBe(429);
    expect(JSON.stringify(answer.body)).toContain('Try again in 24 hours');
  });

  it('at the documented call win no more than the share, and the others are told what to do', async () => {
    const seller = await unconfirmed('Seller');
    const most = mostOf('products', 'unconfirmed');
    const answers = await atOnce(CALLS_AT_ONCE, (index) => {
      const json = aProductPayload(seller, categoryId, { productname: `Chair ${index}` });
      return call('POST', '/products', { token: seller.token, json });
    });
    expect(done(answers.map(({ status }) => status))).toBe(most);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(JSON.stringify(refused[0]?.body)).toContain('Confirm your e-mail address for more');
    expect(await howMany('products', 'sellerId', seller.uid)).toBe(most);
  });

  it('leave as many unpaid bookings as there are places, and one that goes makes room', async () => {
    const [seller, buyer] = await Promise.all([aPerson('Seller'), unconfirmed('Buyer')]);
    const most = mostOf('bookings', 'unconfirmed');
    const ids = await atOnce(CALLS_AT_ONCE, () => aStoredProduct(seller, categoryId));
    const book = async (id: string) =>
      call('POST', '/bookings', { token: buyer.token, json: await aCopyPayload(buyer, id) });
    const answers = await Promise.all(ids.map(book));
    expect(done(answers.map(({ status }) => status))).toBe(most);
    expect(await howMany('bookings', 'buyerId', buyer.uid)).toBe(most);

    const isMade = answers.map(({ status }) => status === 200);
    const made = ids.find((_, index) => isMade[index]) ?? '';
    const other = ids.find((_, index) => !isMade[index]) ?? '';
    expect((await book(other)).status).toBe(429);
    await call('DELETE', `/bookings/${made}_${buyer.uid}`, { token: buyer.token });
    expect((await book(other)).status).toBe(200);
    expect((await book(made)).status).toBe(429);
  });
});

describe('the home page', () => {
  it('shows at most two advertisements of a seller, whoever advertises most', async () => {
    const [loud, quiet] = await Promise.all([aPerson('Seller'), aPerson('Seller')]);
    for (const seller of [quiet, loud, loud, loud, loud]) {
      await advertise(await aStoredProduct(seller, categoryId, { availability: false }));
    }
    const { status, headers, body } = await call('GET', '/home/advertisements');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    const sellers = (body as { sellerId: string }[]).map(({ sellerId }) => sellerId);
    expect(sellers.length).toBeLessThanOrEqual(24);
    const mostOfOne = (shown: string[]) =>
      Math.max(...shown.map((seller) => shown.filter((one) => one === seller).length));
    expect(mostOfOne(sellers)).toBeLessThanOrEqual(2);
    // The turn comes to everybody, whoever else is there.
    const seen = new Set(sellers);
    for (let turn = 0; turn < 40 && !(seen.has(quiet.uid) && seen.has(loud.uid)); turn += 1) {
      await firestore.doc('homePage/turn').update({ at: 0 });
      const next = (await call('GET', '/home/advertisements')).body as { sellerId: string }[];
      const shown = next.map(({ sellerId }) => sellerId);
      expect(mostOfOne(shown)).toBeLessThanOrEqual(2);
      for (const seller of shown) seen.add(seller);
    }
    expect(seen.has(quiet.uid) && seen.has(loud.uid)).toBe(true);
  });
});
