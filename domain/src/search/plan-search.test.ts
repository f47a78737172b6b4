import { describe, expect, it } from 'vitest';
import { MAX_TOKENS, planCount, planSearch } from './plan-search.ts';
import { EVERYTHING, type SearchQuery } from './search-query.ts';
import { readVocabulary } from './words/vocabulary.ts';

const vocabulary = readVocabulary({
  total: 1000,
  synonyms: [['sofa', 'couch']],
  words: [
    ['oak', 400],
    ['table', 100],
    ['lamp', 50],
  ],
  stems: [],
  units: [
    ['c:lamps', 60],
    ['k:Good', 500],
    ['k:Fair', 100],
    ['v:', 300],
  ],
});

const LEEDS = { name: 'Leeds', lat: 53.796, lng: -1.548, km: 25 };
const stepsOf = (query: Partial<SearchQuery>) => planSearch({ ...EVERYTHING, ...query }, vocabulary).steps;
const best = (query: Partial<SearchQuery>) => stepsOf({ sort: 'best', ...query });

describe('the plan of a search', () => {
  it('for everything asks for any listing', () => {
    expect(stepsOf({})).toEqual([{ order: 'createdAt', tokens: ['*'], isExact: true }]);
    expect(stepsOf({ sort: 'price', min: 5 })).toEqual([
      { order: 'resaleprice', tokens: ['*'], isExact: true },
    ]);
  });

  it('asks for names before descriptions', () => {
    expect(best({ words: 'lamps' })).toEqual([
      { order: 'rank', match: 'title', tokens: ['lamp'], isExact: true },
      { order: 'rank', match: 'text', tokens: ['~lamp'], isExact: true },
    ]);
    expect(best({ words: 'oak lamp' }).map(({ tokens }) => tokens)).toEqual([['lamp|oak'], ['lamp~oak']]);
  });

  it('asks once where both come in one order', () => {
    expect(stepsOf({ words: 'lamp', sort: 'newest' })).toEqual([
      { order: 'createdAt', tokens: ['lamp', '~lamp'], isExact: true },
    ]);
  });

  it('asks for the two rarest and looks for the rest in the rows', () => {
    const [title, text] = best({ words: 'oak table lamp' });
    expect(title).toMatchObject({ tokens: ['lamp|tabl'], isExact: false });
    expect(text).toMatchObject({ tokens: ['lamp|tabl', 'lamp~tabl'], isExact: false });
    expect(best({ words: 'oak', verifiedOnly: true, categoryId: 'lamps' })[0]).toMatchObject({
      tokens: ['c:lamps|v:'],
      isExact: false,
    });
    expect(best({ words: 'zebra', categoryId: 'lamps' })[0]).toMatchObject({ tokens: ['c:lamps|zebra'] });
  });

  it('asks for each of the conditions', () => {
    expect(stepsOf({ conditions: ['Good', 'Fair'], categoryId: 'lamps' })).toEqual([
      { order: 'createdAt', tokens: ['c:lamps|k:Good', 'c:lamps|k:Fair'], isExact: true },
    ]);
  });

  it('takes synonyms for one', () => {
    expect(best({ words: 'couch' })[0]?.tokens).toEqual(['sofa']);
  });

  it('always asks for the place', () => {
    const [step] = stepsOf({ words: 'lamp', near: LEEDS, sort: 'newest' });
    expect(step?.isExact).toBe(false);
    expect(step?.tokens.every((token) => /^g:\w{3,5}[|~]lamp$/.test(token))).toBe(true);
    expect(stepsOf({ near: LEEDS })[0]?.tokens.every((token) => /^g:\w{4}$/.test(token))).toBe(true);
  });

  it('goes outward for the nearest', () => {
    const steps = stepsOf({ near: LEEDS, sort: 'nearest' });
    expect(steps.map(({ ring }) => ring)).toEqual([
      [-1, 2],
      [2, 5],
      [5, 10],
      [10, 25],
    ]);
  });

  it('has the order it has without a place, where nothing can be near', () => {
    expect(stepsOf({ sort: 'nearest' })).toEqual(stepsOf({}));
  });

  it('never asks for more tokens than a query may', () => {
    for (const km of [5, 10, 25, 50, 100]) {
      for (const lat of [0, 30, 53.8, 70, 85, 89.9]) {
        for (const sort of ['best', 'newest', 'nearest'] as const) {
          const steps = stepsOf({
            words: 'oak lamp',
            near: { ...LEEDS, lat, km },
            sort,
            conditions: ['Good', 'Fair'],
          });
          for (const { tokens } of steps) {
            expect(tokens.length).toBeGreaterThan(0);
            expect(tokens.length).toBeLessThanOrEqual(MAX_TOKENS);
          }
        }
      }
    }
  });

  it('counts with one query', () => {
    expect(planCount({ ...EVERYTHING, words: 'lamp', sort: 'best' }, vocabulary)).toMatchObject({
      tokens: ['lamp', '~lamp'],
      isExact: true,
    });
  });
});
