import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { describe, expect, it } from 'vitest';
import type { Stored } from '../../firestore/collection.ts';
import { FIRST_ROTATION, fillHome, HOME_PLACES, nextRotation, shownOf } from './ad-rotation.ts';

/** So many advertisements of a seller, which is all that counts here. */
function sellerWith(sellerId: string, count: number): Stored<Advertisement>[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${sellerId}${index}`,
    data: { sellerId } as Advertisement,
  }));
}
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id);

describe('shownOf', () => {
  it('gives one or two as they are', () => {
    expect(shownOf(['a'], 3)).toEqual(['a']);
    expect(new Set(shownOf(['a', 'b'], 7))).toEqual(new Set(['a', 'b']));
    expect(shownOf([], 1)).toEqual([]);
  });

  it('shows each of many within a few turns, as often as the others', () => {
    const own = ['a', 'b', 'c', 'd', 'e'];
    const turns = Array.from({ length: own.length }, (_, turn) => shownOf(own, turn));
    for (const one of own) expect(turns.flat().filter((other) => other === one)).toHaveLength(2);
    for (const [first, second] of turns) expect(first).not.toBe(second);
  });
});

describe('fillHome', () => {
  it('shows at most two of a seller, the first of each before the second ones', () => {
    const shown = fillHome([sellerWith('a', 10), sellerWith('b', 1), sellerWith('c', 3)], 0);
    expect(ids(shown)).toEqual(['a0', 'b0', 'c0', 'a1', 'c1']);
  });

  it('has as many places as the page', () => {
    const sellers = Array.from({ length: 30 }, (_, index) => sellerWith(`s${index}-`, 2));
    expect(fillHome(sellers, 0)).toHaveLength(HOME_PLACES);
  });
});

describe('nextRotation', () => {
  it('goes on where the last one ended', () => {
    const turn = nextRotation({ ...FIRST_ROTATION, last: 'm' }, 5);
    expect(turn).toEqual({ number: 1, after: 'm', last: 'm', at: 5 });
  });
});
