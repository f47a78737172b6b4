import { describe, expect, it } from 'vitest';
import { yearsUsed } from './product-facts.tsx';

describe('yearsUsed', () => {
  it('counts years as people say them', () => {
    expect([0, 0.5, 1, 3].map(yearsUsed)).toEqual(['Not used', '0.5 years', '1 year', '3 years']);
  });
});
