import { CALLS } from '@thriftline/domain/calls/calls';
import { describe, expect, it } from 'vitest';
import { requireKnownQuery } from './known-query.ts';

const asked = (query: string, path = '/categories') => ({ path, originalUrl: `/api${path}${query}` });

describe('requireKnownQuery', () => {
  it('takes what the call has', () => {
    requireKnownQuery(asked(''), CALLS.getAdvertisement);
    requireKnownQuery(asked('?limit=1&cursor=eyJ4IjoxfQ%3D%3D'), CALLS.listCategories);
    for (const email of ['a@b.example', 'a%40b.example']) {
      requireKnownQuery(asked(`?limit=1&cursor=x&email=${email}`, '/bookings'), CALLS.listBookings);
    }
  });

  it.each([
    ['an invented one', CALLS.listCategories, '?surprise=1&limit=2', 'surprise: it takes limit, cursor.'],
    ['two', CALLS.listBookings, '?a=1&b=2', 'a, b: it takes limit, cursor, email.'],
    ['that of another call', CALLS.listCategories, '?email=x', 'email: it takes limit, cursor.'],
    ['paging of what is no list', CALLS.getAdvertisement, '?limit=1', 'limit: it takes none.'],
    [
      'one that objects have by themselves',
      CALLS.getAdvertisement,
      '?__proto__=1',
      '__proto__: it takes none.',
    ],
    ['one without a name', CALLS.listBookings, '?=1', ': it takes limit, cursor, email.'],
    ['one in capitals', CALLS.listCategories, '?Limit=1', 'Limit: it takes limit, cursor.'],
  ])('refuses %s, and names what there is', (_, call, query, words) => {
    expect(() => requireKnownQuery(asked(query), call)).toThrow(`Unknown parameter ${words}`);
  });

  it.each([
    ['a name in escapes', '?%6cimit=1', '/categories'],
    ['a value in escapes', '?limit=%31', '/categories'],
    ['signs between nothing', '?&&', '/categories'],
    ['a sign at the end', '?limit=1&', '/categories'],
    ['escapes in the path', '', '/advertisement/%61'],
  ])('refuses %s where answers are kept, and nowhere else', (_, query, path) => {
    const kept = query === '' ? CALLS.getAdvertisement : CALLS.listCategories;
    expect(() => requireKnownQuery(asked(query, path), kept)).toThrow('Write the address in the plain way');
    requireKnownQuery(asked(query, path), CALLS.listBookings);
  });
});
