import { aProduct } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { countItems, fitsFilter, isNarrowed } from './own-items.ts';

const NOW = Date.UTC(2026, 0, 31, 12);
const until = (time: number) => ({ id: 'h', until: { toMillis: () => time } });
const item = (productname: string, fields: object = {}) =>
  ({ ...aProduct({ productname, categoryName: 'Möbel' }), ...fields, _id: productname }) as ReturnType<
    typeof aProduct
  > & { _id: string };

const BESIDE = { now: NOW, advertised: new Set(['Lamp', 'Oak desk', 'gone']) };

const ITEMS = [
  item('Oak chair'),
  item('Café table', { availability: true, paid: true }),
  item('Oak desk', { hold: until(NOW + 1) }),
  item('Lamp', { hold: until(NOW) }),
  item('Old oak chair', { hidden: true }),
];

const found = (filter: Partial<Parameters<typeof fitsFilter>[1]>) =>
  ITEMS.filter((one) => fitsFilter(one, { tab: 'all', words: '', ...filter }, BESIDE)).map(
    ({ productname }) => productname,
  );

describe('fitsFilter', () => {
  it('tells items by what they are now', () => {
    expect(found({ tab: 'forSale' })).toEqual(['Oak chair', 'Lamp']);
    expect(found({ tab: 'reserved' })).toEqual(['Oak desk']);
    expect(found({ tab: 'hidden' })).toEqual(['Old oak chair']);
    expect(found({ tab: 'sold' })).toEqual(['Café table']);
    expect(found({ tab: 'advertised' })).toEqual(['Oak desk', 'Lamp']);
    expect(found({ tab: 'drafts' })).toEqual([]);
  });

  it('finds items by all words in any order, without accents, by their category, too', () => {
    expect(found({ words: ' chair OAK ' })).toEqual(['Oak chair', 'Old oak chair']);
    expect(found({ words: 'cafe' })).toEqual(['Café table']);
    expect(found({ words: 'mobel' })).toHaveLength(5);
    expect(found({ tab: 'hidden', words: 'oak' })).toEqual(['Old oak chair']);
    expect(found({ words: 'sofa' })).toEqual([]);
  });
});

it('knows whether anything is left out', () => {
  expect(isNarrowed({ tab: 'all', words: ' ' })).toBe(false);
  expect(isNarrowed({ tab: 'sold', words: '' })).toBe(true);
  expect(isNarrowed({ tab: 'all', words: 'oak' })).toBe(true);
});

it('counts items in each tab, and those advertised once they are known', () => {
  const { all, ...counts } = countItems(ITEMS, 2, BESIDE);
  expect(counts).toEqual({ forSale: 2, reserved: 1, hidden: 1, sold: 1, advertised: 2, drafts: 2 });
  expect(all).toBe(5);
  expect(countItems(ITEMS, 2, { now: NOW, advertised: undefined }).advertised).toBeUndefined();
});
