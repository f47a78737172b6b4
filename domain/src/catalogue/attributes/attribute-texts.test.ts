import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../base/money.ts';
import type { AttributeList } from './attribute-kinds.ts';
import { attributeTerm, attributeText } from './attribute-texts.ts';
import { listedAttributes, PRODUCT_ATTRIBUTES } from './product-attributes.ts';

describe('attributeText', () => {
  it('counts years as people say them', () => {
    const words = [0, 0.5, 1, 3].map((years) => attributeText('yearsofuse', years));
    expect(words).toEqual(['Not used', '0.5 years', '1 year', '3 years']);
  });

  it('leaves years that are dates alone', () => {
    expect(attributeText('yearsofpurchase', 2022)).toBe('2022');
  });

  it('says prices as prices', () => {
    expect(attributeText('resaleprice', 45.5)).toBe(formatPrice(45.5));
  });

  it('says nothing of what is not stated', () => {
    expect([attributeText('location', undefined), attributeText('location', '')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('listed facts', () => {
  it('stand in the order of their places, which no two share', () => {
    for (const list of ['card', 'page'] as const) {
      const places = listedAttributes(list).map((name) => PRODUCT_ATTRIBUTES[name].listed.place);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    }
  });

  it('are named as their lists name them', () => {
    const known = ['condition', 'location', 'yearsofuse', 'yearsofpurchase'];
    const termsOf = (list: AttributeList) =>
      listedAttributes(list)
        .filter((name) => known.includes(name))
        .map(attributeTerm);
    expect(termsOf('card')).toEqual(['Condition', 'Location', 'Years used']);
    expect(termsOf('page')).toEqual(['Condition', 'Location', 'Years used', 'Year of purchase']);
  });
});
