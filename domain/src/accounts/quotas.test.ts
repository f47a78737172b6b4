import { describe, expect, it } from 'vitest';
import { mostOf, nextCount, placesToTry, standingOf } from './quotas.ts';

const NOW = Date.UTC(2026, 0, 31, 12);
const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number) => {
  const millis = NOW - minutes * MINUTE_MS;
  return { toMillis: () => millis, toDate: () => new Date(millis) };
};

describe('standingOf', () => {
  it('trusts admins, and verified sellers whose address is confirmed', () => {
    expect(standingOf({ role: 'Admin', status: 'Unverified', confirmed: false })).toBe('trusted');
    expect(standingOf({ role: 'Seller', status: 'Verified', confirmed: true })).toBe('trusted');
    expect(standingOf({ role: 'Seller', status: 'Verified', confirmed: false })).toBe('unconfirmed');
    expect(standingOf({ role: 'Buyer', status: 'Verified', confirmed: true })).toBe('confirmed');
  });
});

describe('nextCount', () => {
  const next = (count: number, minutes: number, standing: 'unconfirmed' | 'confirmed' = 'confirmed') =>
    nextCount('products', { start: minutesAgo(minutes), count }, standing, NOW);

  it('begins a window with the first', () => {
    expect(nextCount('products', undefined, 'unconfirmed', NOW)).toEqual({ kind: 'begin' });
  });

  it('goes on in a window until its share is used up, however old it is', () => {
    expect(next(29, 10)).toEqual({ kind: 'raise' });
    expect(next(29, 1000)).toEqual({ kind: 'raise' });
  });

  it('says when the next window begins', () => {
    expect(next(30, 59)).toEqual({ kind: 'full', until: NOW + MINUTE_MS });
    expect(next(30, 60)).toEqual({ kind: 'renew' });
  });

  it('gives an unconfirmed account one share, and the rest once it is confirmed', () => {
    expect(next(2, 10, 'unconfirmed')).toEqual({ kind: 'raise' });
    expect(next(3, 1000, 'unconfirmed')).toEqual({ kind: 'full', until: null });
    expect(next(3, 1000)).toEqual({ kind: 'raise' });
  });

  it('gives everybody new windows of what is not scarce', () => {
    const used = { start: minutesAgo(61), count: mostOf('wishes', 'unconfirmed') };
    expect(nextCount('wishes', used, 'unconfirmed', NOW)).toEqual({ kind: 'renew' });
  });
});

describe('placesToTry', () => {
  const order = (known: Parameters<typeof placesToTry>[1], standing: 'unconfirmed' | 'confirmed') =>
    placesToTry('bookings', known, standing).map(({ place }) => Number(place));

  it('goes round, from the place after the last', () => {
    expect(order(undefined, 'unconfirmed')).toEqual([0, 1, 2]);
    expect(order({ places: { '0': 'a', '1': 'b', '2': 'c' }, place: '1' }, 'unconfirmed')).toEqual([2, 0, 1]);
  });

  it('begins with places that nothing ever had', () => {
    expect(order({ places: { '0': 'a', '2': 'c' }, place: '2' }, 'unconfirmed')).toEqual([1, 0, 2]);
    expect(placesToTry('bookings', { places: { '0': 'a' }, place: '0' }, 'confirmed')).toHaveLength(20);
  });
});
