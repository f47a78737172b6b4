import { describe, expect, it } from 'vitest';
import type { Listing } from '../search/listing.ts';
import { matchOf, termsOf } from '../search/matches.ts';
import { EVERYTHING, type SearchQuery } from '../search/search-query.ts';
import { NO_SYNONYMS, type Synonyms, stemOf, synonymsOf } from '../search/words/stems.ts';
import { categoryUnit, conditionUnit, VERIFIED_UNIT } from '../search/words/units.ts';
import { NO_VOCABULARY, type Vocabulary } from '../search/words/vocabulary.ts';
import { RandomShop } from '../testing/random-shop.ts';
import { unitsOfListing, unitsOfSearch } from './search-units.ts';

const timeOf = (milliseconds: number) => ({
  toMillis: () => milliseconds,
  toDate: () => new Date(milliseconds),
});

const shop = new RandomShop({ seed: 11, words: 30, categories: 4, textWords: 12 });

/** A vocabulary as it may have been on some day: how rare each thing was then, and what meant the same. */
function someVocabulary(): Vocabulary {
  const shares = new Map<string, number>();
  const shareOf = (unit: string) => {
    const share = shares.get(unit) ?? shop.random() ** 2 / 10;
    shares.set(unit, share);
    return share;
  };
  return { ...NO_VOCABULARY, synonyms: someSynonyms(), shareOf };
}

function someSynonyms(): Synonyms {
  const groups = Array.from({ length: shop.below(4) }, () => shop.wordsOf(2 + shop.below(3)).split(' '));
  return synonymsOf(groups);
}

/** Searches as they were filed at different times, with what their words mean now; those that cannot be saved are not among them. */
function someFiled(synonyms: Synonyms) {
  return Array.from({ length: 60 }, () => {
    const query = shop.query();
    const vocabulary = shop.below(5) === 0 ? NO_VOCABULARY : someVocabulary();
    return { query, units: unitsOfSearch(query, vocabulary), terms: termsOf(query, synonyms) };
  }).filter(({ units }) => units.length > 0);
}

/** Which of them fit a listing, and which are looked at when it comes. */
function lookUp(filed: ReturnType<typeof someFiled>, listing: Listing, synonyms: Synonyms) {
  const read = new Set(unitsOfListing(listing, synonyms));
  return {
    fitting: filed.filter(({ query, terms }) => matchOf(listing, query, terms) !== undefined),
    looked: filed.filter(({ units }) => units.some((unit) => read.has(unit))),
  };
}

describe('what searches are filed under', () => {
  it('misses nothing that fits, whenever they were filed and whatever words meant then', () => {
    const total = { fitting: 0, looked: 0, all: 0 };
    for (let round = 0; round < 40; round += 1) {
      const synonyms = shop.below(3) === 0 ? NO_SYNONYMS : someSynonyms();
      const filed = someFiled(synonyms);
      for (let number = 0; number < 60; number += 1) {
        const { fitting, looked } = lookUp(filed, shop.listing(synonyms, timeOf), synonyms);
        expect(fitting.filter((search) => !looked.includes(search))).toEqual([]);
        total.fitting += fitting.length;
        total.looked += looked.length;
        total.all += filed.length;
      }
    }
    expect(total.fitting).toBeGreaterThan(2_000);
    // There are thirty words alone: yet most of those that do not fit are not looked at.
    expect(total.looked).toBeLessThan(total.all / 2);
  });

  const vocabularyOf = (shares: Record<string, number>): Vocabulary => ({
    ...NO_VOCABULARY,
    shareOf: (unit) => shares[unit] ?? 0.5,
  });
  const unitsOf = (query: Partial<SearchQuery>, shares: Record<string, number> = {}) =>
    unitsOfSearch({ ...EVERYTHING, ...query }, vocabularyOf(shares));

  it('is the rarest of what they ask for', () => {
    expect(unitsOf({ words: 'brass lamps' }, { brass: 0.01, lamp: 0.02 })).toEqual(['brass']);
    expect(unitsOf({ words: 'brass lamps' }, { brass: 0.03, lamp: 0.02 })).toEqual(['lamp']);
    expect(unitsOf({ words: 'lamp', categoryId: 'brass' }, { lamp: 0.3, 'c:brass': 0.01 })).toEqual([
      'c:brass',
    ]);
  });

  it('goes by how rare what a word means is, and keeps the word', () => {
    const synonyms = synonymsOf([['sofa', 'settee']]);
    const vocabulary = { ...vocabularyOf({ [stemOf('sofa')]: 0.2, oak: 0.1 }), synonyms };
    expect(unitsOfSearch({ ...EVERYTHING, words: 'oak settee' }, vocabulary)).toEqual(['oak']);
    const rare = { ...vocabularyOf({ [stemOf('sofa')]: 0.05, oak: 0.1 }), synonyms };
    expect(unitsOfSearch({ ...EVERYTHING, words: 'oak settee' }, rare)).toEqual([stemOf('settee')]);
  });

  it('is a filter where there are no words, and every cell of a place', () => {
    expect(unitsOf({ categoryId: 'chairs', min: 5 })).toEqual([categoryUnit('chairs')]);
    expect(unitsOf({ conditions: ['Good', 'Fair'] })).toEqual([conditionUnit('Good'), conditionUnit('Fair')]);
    expect(unitsOf({ verifiedOnly: true })).toEqual([VERIFIED_UNIT]);
    const cells = unitsOf({ near: { name: 'Leeds', lat: 53.8, lng: -1.55, km: 100 } });
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.length).toBeLessThanOrEqual(12);
    expect(cells.every((cell) => cell.startsWith('g:'))).toBe(true);
  });

  it('is nothing for everything, and for a price alone', () => {
    expect(unitsOf({})).toEqual([]);
    expect(unitsOf({ min: 5, max: 10 })).toEqual([]);
    // A listing may be called so, but none is called by signs.
    expect(unitsOf({ words: 'the of' })).toEqual(['the']);
    expect(unitsOf({ words: '?!' })).toEqual(['?']);
  });
});
