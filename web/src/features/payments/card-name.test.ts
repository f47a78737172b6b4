import { describe, expect, it } from 'vitest';
import { cardName } from './card-name.ts';

describe('cardName', () => {
  it('names brand and last four', () => {
    expect(cardName({ cardBrand: 'visa', cardLast4: '4242' })).toBe('Visa ending in 4242');
    expect(cardName({ cardBrand: 'amex', cardLast4: '0005' })).toBe('American Express ending in 0005');
  });

  it('keeps the name of a brand it does not know', () => {
    expect(cardName({ cardBrand: 'girocard', cardLast4: '1234' })).toBe('girocard ending in 1234');
  });

  it('says what is known of an older payment', () => {
    expect(cardName({ cardLast4: '4242' })).toBe('Card ending in 4242');
    expect(cardName({ cardBrand: 'visa' })).toBe('Visa');
    expect(cardName({})).toBeUndefined();
  });
});
