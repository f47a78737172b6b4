import { describe, expect, it } from 'vitest';
import {
  EVERYTHING,
  isNarrowed,
  type SearchQuery,
  searchAddress,
  searchQueryOf,
  sortOf,
} from './search-query.ts';

const LEEDS = { name: 'Leeds, GB', lat: 53.796, lng: -1.548, km: 10 };

const FULL: SearchQuery = {
  language: 'en',
  words: 'oak lamp',
  categoryId: 'lamps',
  conditions: ['Excellent', 'Fair'],
  min: 5,
  max: 50.5,
  verifiedOnly: true,
  near: LEEDS,
  sort: 'nearest',
};

const addressOf = (query: SearchQuery) => searchAddress(query).toString();

describe('a search in an address', () => {
  it.each<[string, SearchQuery]>([
    ['for everything', EVERYTHING],
    ['with all there is', FULL],
    ['in the order that words have anyway', { ...FULL, sort: 'best' }],
    ['in another order', { ...FULL, sort: '-price' }],
    ['for the best of everything', { ...EVERYTHING, sort: 'best' }],
    ['for the newest with words', { ...EVERYTHING, words: 'lamp', sort: 'newest' }],
    ['near a place without a name', { ...EVERYTHING, near: { ...LEEDS, name: '', km: 25 } }],
  ])('%s comes back as it was', (_title, query) => {
    expect(searchQueryOf(new URLSearchParams(addressOf(query)))).toEqual(query);
  });

  it('leaves out what is as usual', () => {
    expect(addressOf(EVERYTHING)).toBe('');
    expect(addressOf({ ...EVERYTHING, words: 'lamp', sort: 'best' })).toBe('q=lamp');
  });

  it.each([
    ['sort=loudest', EVERYTHING],
    ['sort=nearest', EVERYTHING],
    ['condition=Broken&min=-1&max=abc&verified=1', EVERYTHING],
    ['at=91,0', EVERYTHING],
    ['at=1', EVERYTHING],
    ['at=1,2,3', EVERYTHING],
    ['at=,', EVERYTHING],
    ['q=+lamp+', { ...EVERYTHING, words: 'lamp', sort: 'best' }],
    ['at=1,2&km=7', { ...EVERYTHING, near: { name: '', lat: 1, lng: 2, km: 25 } }],
  ] as const)('%s is read as well as can be', (address, query) => {
    expect(searchQueryOf(new URLSearchParams(address))).toEqual(query);
  });

  it('is cut where nobody types so much', () => {
    expect(searchQueryOf(new URLSearchParams({ q: 'x'.repeat(300) })).words).toHaveLength(200);
  });
});

it('has no nearest without a place', () => {
  expect(sortOf({ ...EVERYTHING, sort: 'nearest' })).toBe('newest');
  expect(sortOf({ ...FULL })).toBe('nearest');
});

it('narrows by anything but its order', () => {
  expect(isNarrowed({ ...EVERYTHING, sort: 'price' })).toBe(false);
  expect(isNarrowed({ ...EVERYTHING, verifiedOnly: true })).toBe(true);
});
