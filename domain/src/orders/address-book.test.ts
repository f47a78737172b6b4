import { describe, expect, it } from 'vitest';
import { MAX_SAVED_ADDRESSES, placeForAddress } from './address-book.ts';

const kept = (place: number, usedAt = place) => ({
  place: String(place),
  address: `${place} High Street\nYork YO1 7PR`,
  usedAt,
});
const full = Array.from({ length: MAX_SAVED_ADDRESSES }, (_, place) => kept(place));

describe('the place of an address in a member’s book', () => {
  it('is the first free one', () => {
    expect(placeForAddress([], '5 Mill Lane, Leeds')).toBe('0');
    expect(placeForAddress([kept(0), kept(2)], '5 Mill Lane, Leeds')).toBe('1');
  });

  it('is that of the same address, however it is written', () => {
    expect(placeForAddress(full, '7 high street  york yo1 7pr')).toBe('7');
  });

  it('is that of the one not used for longest when the book is full', () => {
    const used = full.map((one) => (one.place === '4' ? { ...one, usedAt: -1 } : one));
    expect(placeForAddress(used, '5 Mill Lane, Leeds')).toBe('4');
  });
});
