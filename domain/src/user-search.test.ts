import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_WORD, matchesWords, searchWords, userSearch } from './user-search.ts';

const selma = { name: 'Selma  LÍNDQVIST-Öberg', email: 'selma.l+shop@thriftline.example' };

describe('userSearch', () => {
  it('has every beginning of every word, in small letters and without accents', () => {
    expect(userSearch({ name: 'Bo Ö', email: 'b@x.io' })).toEqual(['b', 'bo', 'i', 'io', 'o', 'x']);
  });

  it.each(['selma', 'lind', 'LIND', 'öberg', 'oberg', 'shop', 'thrift', 'example', selma.email, 'öb sel'])(
    '%s finds words anywhere in name and address',
    (typed) => {
      expect(matchesWords(selma, searchWords(typed))).toBe(true);
    },
  );

  it.each(['elma', 'bea', 'selma bea'])('%s finds nothing', (typed) => {
    expect(matchesWords(selma, searchWords(typed))).toBe(false);
  });

  it('looks at the beginning of endless words only', () => {
    const endless = { name: 'x'.repeat(80), email: 'a@b.c' };
    expect(userSearch(endless)).toHaveLength(MAX_SEARCH_WORD + 3);
    expect(matchesWords(endless, searchWords('x'.repeat(60)))).toBe(true);
  });
});
