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
    ['open', 0, 'You offered $30', 'The buyer offers $30'],
    ['countered', 0, 'The seller asks for $30', 'You asked for $30'],
    ['accepted', 0, 'Pay by', 'reserved for the buyer'],
    ['open', -7_200_000, 'The $30 offer expired', 'The $30 offer expired'],
    ['accepted', -7_200_000, 'at its listed price', 'for sale again'],
    ['ordered', 0, 'Sold for $30', 'Sold for $30'],
    ['refunded', 0, 'We refunded you $30', 'We refunded the buyer $30'],
  ] as const)('of one that is stored as %s, %i ms on', (state, later, buyer, seller) => {
    const stored = offer(state, 3_600_000 + later);
    expect(offerStatus(stored, 'buyer', NOW)).toContain(buyer);
    expect(offerStatus(stored, 'seller', NOW)).toContain(seller);
  });

  it('says nothing before there is one', () => expect(offerStatus(undefined, 'buyer', NOW)).toBeUndefined());
});
