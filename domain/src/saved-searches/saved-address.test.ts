import { expect, it } from 'vitest';
import { EVERYTHING, type SearchQuery, searchQueryOf } from '../search/search-query.ts';
import { RandomShop } from '../testing/random-shop.ts';
import { savedAddress, savedQuery, whyNotSaved } from './saved-address.ts';
import { MAX_SAVED_ADDRESS, MAX_SEARCH_NAME } from './saved-search.ts';
import { savedSearchPath } from './saved-search-path.ts';
import { nameOfSearch } from './saved-search-texts.ts';

const LEEDS = { name: 'Leeds, GB', lat: 53.8, lng: -1.55, km: 50 };
const queryOf = (query: Partial<SearchQuery>): SearchQuery => ({ ...EVERYTHING, ...query });

it('a search has one address, in whatever order it is shown', () => {
  const lamps = queryOf({ words: 'oak lamp', conditions: ['Good'], max: 40, near: LEEDS });
  const address = savedAddress({ ...lamps, sort: 'price' });
  expect(savedAddress({ ...lamps, sort: 'nearest' })).toBe(address);
  expect(savedQuery(address)).toEqual({ ...lamps, sort: 'best' });
});

it('each search that can be saved is the same when it is read again', () => {
  const shop = new RandomShop({ seed: 3, words: 30, categories: 4, textWords: 0 });
  let saved = 0;
  for (let number = 0; number < 500; number += 1) {
    const query = shop.query();
    const found = savedQuery(savedAddress(query));
    if (whyNotSaved(query) !== undefined) {
      expect(found).toBeUndefined();
      continue;
    }
    saved += 1;
    expect({ ...found, sort: query.sort }).toEqual(query);
  }
  expect(saved).toBeGreaterThan(400);
});

it('another spelling of an address is none', () => {
  const address = savedAddress(queryOf({ words: 'oak lamp', max: 40 }));
  expect(savedQuery(address)).toBeDefined();
  for (const other of [
    `${address}&sort=price`,
    `max=40&q=oak+lamp`,
    `?${address}`,
    `${address}&x=1`,
    'q=oak%20lamp',
    '',
  ]) {
    expect(savedQuery(other), other).toBeUndefined();
  }
});

it('what asks for nothing cannot be saved, nor what is too long', () => {
  expect(whyNotSaved(EVERYTHING)).toContain('Narrow your search first');
  expect(whyNotSaved(queryOf({ min: 3 }))).toContain('Narrow your search first');
  expect(whyNotSaved(queryOf({ words: 'lamp' }))).toBeUndefined();
  const long = queryOf({ words: '漢'.repeat(200), categoryId: 'c'.repeat(300) });
  expect(savedAddress(long).length).toBeGreaterThan(MAX_SAVED_ADDRESS);
  expect(whyNotSaved(long)).toContain('too long');
});

it('its page asks for the same', () => {
  const query = queryOf({ words: 'oak & lamp', near: LEEDS });
  const path = savedSearchPath({ searchId: 'bea_1', address: savedAddress(query) });
  const [, address] = path.split('?');
  expect(searchQueryOf(new URLSearchParams(address))).toEqual({ ...query, sort: 'newest' });
  expect(new URLSearchParams(address).get('saved')).toBe('bea_1');
});

it('its name is what it asks for, in words', () => {
  const query = queryOf({
    words: 'oak lamp',
    categoryId: 'l',
    conditions: ['Good', 'Fair'],
    min: 5,
    max: 40,
    near: LEEDS,
  });
  expect(nameOfSearch(query, 'Lighting')).toBe(
    'oak lamp, in Lighting, Good or Fair, $5 to $40, within 50 km of Leeds, GB',
  );
  expect(nameOfSearch(queryOf({ categoryId: 'l', max: 40 }), undefined)).toBe('in one category, up to $40');
  expect(nameOfSearch(queryOf({ verifiedOnly: true, min: 3 }), undefined)).toBe('from $3, verified sellers');
  expect(nameOfSearch(queryOf({ words: 'x'.repeat(200) }), undefined)).toHaveLength(MAX_SEARCH_NAME);
});
