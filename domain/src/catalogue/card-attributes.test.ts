import { describe, expect, it } from 'vitest';
import { cardAttributes } from './card-attributes.ts';

describe('a card', () => {
  it.each([
    [{ condition: 'Good', yearsofuse: 2 }, ['Good', 'Used 2 years']],
    [{ condition: 'Excellent', yearsofuse: 0 }, ['Excellent', 'Not used']],
    [{ condition: 'Fair' }, ['Fair']],
    [{}, []],
  ] as const)('says what %o is', (stated, words) => {
    expect(cardAttributes({ location: 'Leeds', ...stated })).toEqual(words);
  });
});
