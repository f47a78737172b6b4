import { CALLS } from '@thriftline/domain/calls';
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { requireKnownQuery } from './known-query.ts';

const asked = (query: Request['query']) => ({ query }) as Request;

describe('requireKnownQuery', () => {
  it('takes what the call has', () => {
    requireKnownQuery(asked({}), CALLS.getAdvertisement);
    requireKnownQuery(asked({ limit: '1', cursor: 'x' }), CALLS.listCategories);
    requireKnownQuery(asked({ limit: '1', cursor: 'x', email: 'a@b.example' }), CALLS.listBookings);
  });

  it.each([
    [
      'an invented one',
      CALLS.listCategories,
      { surprise: '1', limit: '2' },
      'surprise: it takes limit, cursor.',
    ],
    ['two', CALLS.listBookings, { a: '1', b: '2' }, 'a, b: it takes limit, cursor, email.'],
    ['that of another call', CALLS.listCategories, { email: 'x' }, 'email: it takes limit, cursor.'],
    ['paging of what is no list', CALLS.getAdvertisement, { limit: '1' }, 'limit: it takes none.'],
    ['one in capitals', CALLS.listCategories, { Limit: '1' }, 'Limit: it takes limit, cursor.'],
  ])('refuses %s, and names what there is', (_, call, query, words) => {
    expect(() => requireKnownQuery(asked(query), call)).toThrow(`Unknown parameter ${words}`);
  });
});
