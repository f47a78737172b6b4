import { randomUUID } from 'node:crypto';
import { CALLS, type Call } from '@thriftline/domain/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureAddress } from '../journeys/shop.ts';
import { call } from './call.ts';
import { aStoredCategory, aStoredProduct } from './goods.ts';
import { aCopyPayload, aProductPayload } from './payloads.ts';
import { aPerson, type Person } from './people.ts';

let admin: Person;
let seller: Person;
let buyer: Person;
let bodies: Record<string, { person: Person; valid: Record<string, unknown> }>;

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
