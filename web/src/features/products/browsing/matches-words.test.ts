import { aProduct } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { hasWords, matchesWords } from './matches-words.ts';

const product = aProduct({
  productname: 'Café chair',
  description: 'Oiled oak',
  location: 'Leeds, Yorkshire',
});
const found = (text: string, location = '') => matchesWords(product, { text, location });

describe('matchesWords', () => {
  it('finds words of name and description in any order and case, accents or not', () => {
    expect([found('OAK cafe'), found('chai'), found('oak  oiled')]).toEqual([true, true, true]);
  });

  it('wants every word', () => {
    expect([found('oak table'), found('Leeds')]).toEqual([false, false]);
  });

  it('finds part of a location', () => {
    expect([found('', 'yorkshire'), found('', 'leeds, y'), found('', 'York, Leeds')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('hasWords', () => {
  it('tells searches that look at words', () => {
    expect(hasWords({ text: '', location: '' })).toBe(false);
    expect(hasWords({ text: 'oak', location: '' })).toBe(true);
    expect(hasWords({ text: '', location: 'York' })).toBe(true);
  });
});
