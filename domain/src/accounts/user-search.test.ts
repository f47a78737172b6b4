import { describe, expect, it } from 'vitest';
import { isFoundBy, MAX_SEARCH_TEXT, searchTexts, userSearch } from './user-search.ts';

const selma = { name: 'Selma  LÍNDQVIST-Öberg', email: 'selma.l+shop@thriftline.example' };

describe('userSearch', () => {
  it('has every beginning from each word on, in small letters and without accents', () => {
    expect(userSearch({ name: 'Bo Ö', email: 'b@x' })).toEqual(['b', 'b@', 'b@x', 'bo', 'o', 'x']);
  });

  it.each([
    'selma',
    'lind',
    'LIND',
    'öberg',
    'lindqvist-ob',
    'shop',
    '@thrift',
    'thriftline.ex',
    'example',
    selma.email,
    'öb  sel',
  ])('%s finds words anywhere in name and address', (typed) => {
    expect(isFoundBy(selma, searchTexts(typed))).toBe(true);
  });

  it.each(['elma', 'bea', 'selma bea', 'selma@'])('%s finds nothing', (typed) => {
    expect(isFoundBy(selma, searchTexts(typed))).toBe(false);
  });

  it('looks at the beginning of endless words only', () => {
    const endless = { name: 'x'.repeat(80), email: 'a@b' };
    expect(userSearch(endless)).toHaveLength(MAX_SEARCH_TEXT + 4);
    expect(isFoundBy(endless, searchTexts('x'.repeat(60)))).toBe(true);
  });
});
