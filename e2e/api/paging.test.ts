import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';

let seller: Person;
let categoryId: string;
const ids: string[] = [];

beforeAll(async () => {
  seller = await aPerson('Seller');
  categoryId = await aStoredCategory(seller, 'Chairs');
  // A server's time is told in milliseconds, of which two may come within one.
  const begun = Date.now();
  for (let count = 0; count < 5; count += 1) {
    const createdAt = Timestamp.fromMillis(begun + count);
    ids.unshift(await aStoredProduct(seller, categoryId, { createdAt }));
  }
});

describe('a list', () => {
  it('comes whole and newest first, without a cursor, when it is short', async () => {
    const { body, headers } = await call('GET', `/products/${categoryId}`, { token: seller.token });
    expect((body as { _id: string }[]).map((item) => item._id)).toEqual(ids);
    expect(headers.get('x-next-cursor')).toBeNull();
  });

  // Specification 9. Paging of lists
  it('comes in pages that neither repeat nor leave out', async () => {
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor = '';
    do {
      const path = `/products/${categoryId}?limit=2${cursor && `&cursor=${cursor}`}`;
      const { body, headers } = await call('GET', path, { token: seller.token });
      const page = (body as { _id: string }[]).map((item) => item._id);
      seen.push(...page);
      sizes.push(page.length);
      cursor = headers.get('x-next-cursor') ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(ids);
    expect(sizes).toEqual([2, 2, 1]);
  });

  for (const query of [
    'limit=0',
    'limit=101',
    'limit=two',
    'cursor=nonsense',
    'limit=1&limit=2',
    'limit=01',
    'now=1',
    '__proto__=1',
  ]) {
    it(`refuses ?${query}`, async () => {
      for (const path of [`/products/${categoryId}`, '/categories', '/advertisement', '/bookings']) {
        const answer = await call('GET', `${path}?${query}`, { token: seller.token });
        const field = query.split('=')[0] ?? '';
        expect(answer).toMatchObject({
          status: 400,
          body: { error: { fields: { [field]: expect.any(String) } } },
        });
      }
    });
  }
});
