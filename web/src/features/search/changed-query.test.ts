import { EVERYTHING, type SearchQuery } from '@thriftline/domain/search/search-query';
import { describe, expect, it } from 'vitest';
import { changedQuery, withoutFilters } from './changed-query.ts';

const near = { name: 'York', lat: 53.96, lng: -1.08, km: 25 };
const sortAfter = (before: Partial<SearchQuery>, changes: Partial<SearchQuery>) =>
  changedQuery({ ...EVERYTHING, ...before }, changes).sort;

describe('changedQuery', () => {
  it('follows words with the order that suits them, unless one was chosen', () => {
    expect(sortAfter({}, { words: 'lamp' })).toBe('best');
    expect(sortAfter({ words: 'lamp', sort: 'best' }, { words: '' })).toBe('newest');
    expect(sortAfter({ sort: 'price' }, { words: 'lamp' })).toBe('price');
    expect(sortAfter({ words: 'lamp', sort: 'newest' }, { words: 'desk' })).toBe('newest');
    expect(sortAfter({}, { sort: '-price' })).toBe('-price');
  });

  it('is by distance only from a place', () => {
    expect(sortAfter({ near, sort: 'nearest' }, { near: { ...near, km: 5 } })).toBe('nearest');
    expect(sortAfter({ near, sort: 'nearest' }, { near: undefined })).toBe('newest');
  });
});

describe('withoutFilters', () => {
  it('keeps words, category and a chosen order', () => {
    const found = { ...EVERYTHING, words: 'lamp', categoryId: 'lamps', sort: 'price' } as const;
    const narrowed = { ...found, conditions: ['Good'], min: 5, max: 9, verifiedOnly: true, near } as const;
    expect(withoutFilters(narrowed)).toEqual(found);
  });
});
