import { randomUUID } from 'node:crypto';
import { CALLABLES, type CallableName } from '@thriftline/domain/calls/callables';
import { CALLS, type Call } from '@thriftline/domain/calls/calls';
import { SUBSCRIBE_CONSENT } from '@thriftline/domain/settings/consent';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aCopyPayload, aProductPayload } from '../kit/payloads.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { pictureAddress } from '../kit/shop.ts';

let admin: Person;
let seller: Person;
let buyer: Person;
let bodies: Record<string, { person: Person; valid: Record<string, unknown> }>;

/** Sooner than all its fields are looked at, on a slow machine that is busy, too. */
const AT_ONCE_MS = 20_000;

const WITH_BODY = Object.entries(CALLS as Record<string, Call>).filter(([, { payload }]) => payload);

beforeAll(async () => {
  [admin, seller, buyer] = await Promise.all([aPerson('Admin'), aPerson('Seller'), aPerson('Buyer')]);
  const categoryId = await aStoredCategory(admin, 'Chairs');
  const productId = await aStoredProduct(seller, categoryId);
  const copy = await aCopyPayload(buyer, productId);
  bodies = {
    createToken: { person: buyer, valid: { email: buyer.email } },
    createUser: { person: buyer, valid: { name: buyer.name, email: buyer.email, role: 'Buyer' } },
    createCategory: {
      person: seller,
      valid: { categoryname: `Lamps ${randomUUID()}`, img: pictureAddress(seller) },
    },
    createProduct: { person: seller, valid: aProductPayload(seller, categoryId) },
    createAdvertisement: { person: seller, valid: { bookingId: productId } },
    createWish: { person: buyer, valid: copy },
    createBooking: { person: buyer, valid: copy },
    subscribe: { person: buyer, valid: { email: buyer.email, consent: SUBSCRIBE_CONSENT } },
    unsubscribe: { person: buyer, valid: { email: buyer.email } },
    createPaymentIntent: {
      person: buyer,
      valid: { productprice: copy.productprice, bookingsId: `${productId}_${buyer.uid}` },
    },
    recordPayment: {
      person: buyer,
      valid: {
        productprice: copy.productprice,
        transactionId: 'pi_1',
        youremail: buyer.email,
        bookingsId: `${productId}_${buyer.uid}`,
        bookingId: productId,
      },
    },
  };
});

for (const [name, { method, path, payload }] of WITH_BODY) {
  // Specification 7. POST jwt
  // Specification 7. POST users
  // Specification 7. POST categories
  // Specification 7. POST products
  // Specification 7. POST advertisement
  // Specification 7. POST wishlist
  // Specification 7. POST bookings
  // Specification 7. POST create-payment-intent
  // Specification 7. PUT payments
  describe(`${method} ${path}`, () => {
    const send = (raw: string) => call(method, path, { token: bodies[name]?.person.token, raw });
    const fieldsOf = (body: unknown) => (body as { error: { fields?: object } }).error.fields ?? {};

    for (const [kind, raw] of [
      ['nothing', ''],
      ['no JSON', '{"email":'],
      ['a list', '[]'],
      ['a text', '"text"'],
      ['null', 'null'],
    ] as const) {
      it(`refuses ${kind}`, async () => {
        const answer = await send(raw);
        expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-argument' } } });
      });
    }

    it('refuses a body that is too large', async () => {
      const answer = await send(JSON.stringify({ ...bodies[name]?.valid, filler: 'x'.repeat(100_000) }));
      expect(answer).toMatchObject({ status: 413, body: { error: { code: 'payload-too-large' } } });
    });

    it('names an unknown field, and every field of a wrong type', async () => {
      const valid = bodies[name]?.valid ?? {};
      const unknown = await send(JSON.stringify({ ...valid, surprise: 1 }));
      expect(unknown.status).toBe(400);
      expect(Object.keys(fieldsOf(unknown.body))).toEqual(['surprise']);
      // Beside the English, what words it in other languages.
      const text = { id: expect.any(String) };
      expect(unknown.body).toMatchObject({ error: { text, fieldTexts: { surprise: text } } });
      const wrong = Object.fromEntries(Object.keys(valid).map((field) => [field, { nested: true }]));
      const answer = await send(JSON.stringify(wrong));
      expect(answer.status).toBe(400);
      expect(Object.keys(fieldsOf(answer.body)).sort()).toEqual(
        expect.arrayContaining(Object.keys(valid).sort()),
      );
    });

    it('names each field that is missing', async () => {
      const answer = await send('{}');
      const described = Object.entries(payload?.describe().fields ?? {});
      const required = described
        .filter(([, field]) => !('optional' in field && field.optional))
        .map(([field]) => field);
      expect(answer.status).toBe(400);
      expect(Object.keys(fieldsOf(answer.body)).sort()).toEqual(required.sort());
    });
  });
}

describe('a body that is too much', () => {
  const MB = 1024 * 1024;
  const filler = (bytes: number) => 'x'.repeat(bytes);

  it('is refused by every callable, whoever sends it', async () => {
    for (const name of Object.keys(CALLABLES) as CallableName[]) {
      expect(await callCallable(name, { filler: filler(64 * 1024) })).toMatchObject({
        status: 413,
        body: { error: { status: 'INVALID_ARGUMENT', details: { code: 'payload-too-large' } } },
      });
    }
  });

  it('is refused at once when it has very many fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]));
    const start = performance.now();
    expect((await callCallable('recordPayment', many, buyer.token)).status).toBe(400);
    const answer = await call('PUT', '/payments', { token: buyer.token, json: many });
    // Not a list of the fields that are unknown, which names k500 as well.
    const message = 'The body can have at most 500 fields.';
    expect(answer).toMatchObject({ status: 400, body: { error: { message } } });
    // Both have run before: a process that starts is not measured.
    expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
  });

  it('is no reason to look at a picture of nobody', async () => {
    const form = (bytes: number) => {
      const made = new FormData();
      made.append('image', new Blob([filler(bytes)]), 'picture.png');
      return made;
    };
    expect((await call('POST', '/image', { raw: form(5 * MB) })).status).toBe(401);
    expect((await call('POST', '/image', { raw: form(7 * MB) })).status).toBe(413);
    expect((await call('POST', '/image', { raw: form(7 * MB), token: seller.token })).status).toBe(413);
    expect((await call('GET', '/bookings', { token: buyer.token })).status).toBe(200);
  });
});
