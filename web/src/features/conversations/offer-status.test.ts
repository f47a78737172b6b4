import type { Offer } from '@thriftline/domain/conversations/offer-state';
import { describe, expect, it } from 'vitest';
import { offerStatus } from './offer-status.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const time = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const offer = (state: Offer['state'], later = 3_600_000): Offer => ({
  state,
  amount: 30,
  by: 'buyer',
  rounds: { buyer: 1, seller: 0 },
  at: time(NOW),
  until: time(NOW + later),
  productVersion: 1,
});

describe('offerStatus', () => {
  it.each([
    ['open', 0, 'You offered $30', 'You are offered $30'],
    ['countered', 0, 'The seller asks for $30', 'You asked for $30'],
    ['accepted', 0, 'pay by then', 'kept for the buyer'],
    ['open', -7_200_000, 'Nobody answered $30', 'Nobody answered $30'],
    ['accepted', -7_200_000, 'at its price', 'for sale again'],
    ['ordered', 0, 'Sold for $30', 'Sold for $30'],
    ['refunded', 0, 'went back to you', 'went back to the buyer'],
  ] as const)('of one that is stored as %s, %i ms on', (state, later, buyer, seller) => {
    const stored = offer(state, 3_600_000 + later);
    expect(offerStatus(stored, 'buyer', NOW)).toContain(buyer);
    expect(offerStatus(stored, 'seller', NOW)).toContain(seller);
  });

  it('says nothing before there is one', () => expect(offerStatus(undefined, 'buyer', NOW)).toBeUndefined());
});
