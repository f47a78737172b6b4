import { describe, expect, it } from 'vitest';
import { checkField, formatCvc, formatExpiry, formatNumber } from './card-fields.ts';

const now = new Date(2026, 5, 15);
const check = (name: 'cardnumber' | 'exp-date' | 'cvc' | 'postal', text: string, cardNumber = '4242') =>
  checkField(name, text, { cardNumber, now });

describe('formatNumber', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['36227206271667', '3622 7206 2716 67'],
    ['', ''],
  ])('turns %s into %s', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });
});

describe('formatExpiry', () => {
  it.each([
    ['1', '1'],
    ['0', '0'],
    ['2', '02 / '],
    ['12', '12 / '],
    ['1225', '12 / 25'],
    ['12 / 2', '12 / 2'],
    ['1/25', '01 / 25'],
    ['12/2034', '12 / 34'],
    ['927', '09 / 27'],
    ['', ''],
  ])('turns %s into %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('lets the separator be deleted', () => {
    expect(formatExpiry('12 / ', { deleting: true })).toBe('12');
  });
});

describe('checkField', () => {
  it('finds whole and right fields complete', () => {
    expect(check('cardnumber', '4242 4242 4242 4242').complete).toBe(true);
    expect(check('exp-date', '06 / 26').complete).toBe(true);
    expect(check('cvc', '123').complete).toBe(true);
    expect(check('cvc', '1234', '3782 822463 10005').complete).toBe(true);
    expect(check('postal', '94110').complete).toBe(true);
  });

  it.each([
    ['cardnumber', '4242 4242 4242 4241', 'Your card number is invalid.'],
    ['exp-date', '12 / 25', "Your card's expiration year is in the past."],
    ['exp-date', '05 / 26', "Your card's expiration date is in the past."],
    ['exp-date', '13 / ', "Your card's expiration date is invalid."],
    ['exp-date', '01 / 99', "Your card's expiration year is invalid."],
  ] as const)('says what is wrong with %s %s', (name, text, message) => {
    expect(check(name, text)).toMatchObject({ complete: false, invalid: { message } });
  });

  it.each([
    ['cardnumber', '4242', 'Your card number is incomplete.'],
    ['exp-date', '12', "Your card's expiration date is incomplete."],
    ['cvc', '12', "Your card's security code is incomplete."],
    ['postal', '941', 'Your postal code is incomplete.'],
  ] as const)(
    'does not call an unfinished %s wrong, but knows what to say when it is left',
    (name, text, message) => {
      const state = check(name, text);
      expect(state.complete).toBe(false);
      expect(state.invalid).toBeUndefined();
      expect(state.incomplete.message).toBe(message);
    },
  );
});

it('a security code is as long as the brand has it', () => {
  expect(formatCvc('12345', '4242')).toBe('123');
  expect(formatCvc('12345', '3782')).toBe('1234');
});
