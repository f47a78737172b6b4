import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { expect, it } from 'vitest';
import { searchKey, shownSearchKey } from './search-key.ts';

const queryOf = (address: string) => searchQueryOf(new URLSearchParams(address));
const lamp = queryOf('q=lamp');
const inArabic = { ...lamp, language: 'ar' } as const;

it('a search is another one in another language, and shown in the same place', () => {
  expect(searchKey(inArabic)).not.toBe(searchKey(lamp));
  expect(shownSearchKey(inArabic)).toBe(shownSearchKey(lamp));
  expect(shownSearchKey(queryOf('q=chair'))).not.toBe(shownSearchKey(lamp));
});
