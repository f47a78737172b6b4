import { describe, expect, it } from 'vitest';
import { factInWords, factTerm } from './fact-words.ts';
import { listedFacts } from './product-facts.ts';

describe('factInWords', () => {
  it('counts years as people say them', () => {
    const words = [0, 0.5, 1, 3].map((years) => factInWords('yearsofuse', years));
    expect(words).toEqual(['Not used', '0.5 years', '1 year', '3 years']);
  });

  it('leaves years that are dates alone', () => {
    expect(factInWords('yearsofpurchase', 2022)).toBe('2022');
  });

  it('says prices as prices', () => {
    expect(factInWords('resaleprice', 45.5)).toBe('$45.50');
  });

  it('says nothing of what is not stated', () => {
    expect([factInWords('location', undefined), factInWords('location', '')]).toEqual([undefined, undefined]);
  });
});

describe('listed facts', () => {
  it('stand in the order of their places', () => {
    expect(listedFacts('card').map(factTerm)).toEqual(['Condition', 'Location', 'Years used']);
    expect(listedFacts('page').map(factTerm)).toEqual([
      'Condition',
      'Location',
      'Years used',
      'Year of purchase',
    ]);
  });
});
