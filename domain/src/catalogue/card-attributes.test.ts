import { describe, expect, it } from 'vitest';
import { cardAttributes, cardPlace } from './card-attributes.ts';

describe('a card', () => {
  it.each([
    [{ condition: 'Good', yearsofuse: 2 }, ['Good', 'Used 2 years']],
    [{ condition: 'Excellent', yearsofuse: 0 }, ['Excellent', 'Not used']],
    [{ condition: 'Fair' }, ['Fair']],
    [{}, []],
  ] as const)('says what %o is', (stated, words) => {
    expect(cardAttributes({ location: 'Leeds', ...stated })).toEqual(words);
  });

  it.each([
    [{}, 'Leeds'],
    [{ delivery: 'Pick-up' }, 'Pick up in Leeds'],
    [{ delivery: 'Delivery', deliverycost: 6 }, 'Delivery $6\u00a0· Leeds'],
    [{ delivery: 'Pick-up or delivery', deliverycost: 0 }, 'Delivery included · or pick up in Leeds'],
  ] as const)('names the place of %o once', (stated, words) => {
    expect(cardPlace({ location: 'Leeds', ...stated })).toBe(words);
  });
});
