import { describe, expect, it } from 'vitest';
import { inLocale } from '../locale/locale.ts';
import { percent, typedValue } from './number-kinds.ts';
import { readTypedNumber } from './typed-number.ts';

const MONEY = { decimals: 2, signs: ['$', 'USD', 'US$'] };
const money = (text: string) => {
  const read = readTypedNumber(text, MONEY);
  if (read.kind === 'number') return read.value;
  return read.kind === 'either' ? read.values : read.kind;
};

describe('readTypedNumber', () => {
  it.each([
    ['45', 45],
    ['45.50', 45.5],
    ['12,50', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    [',50', 0.5],
    ['12.', 12],
    ['12,', 12],
    ['1200', 1200],
    ['1,200.00', 1200],
    ['1.200,00', 1200],
    ['1.200,5', 1200.5],
    ["1'200", 1200],
    ['1’200.50', 1200.5],
    ["1'200,50", 1200.5],
    ['1 200,50', 1200.5],
    ['1\u00a0200,50', 1200.5],
    ['1\u202f200,50', 1200.5],
    ['1\u2009200.50', 1200.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    ['12,34,567', 1_234_567],
    ['1,23,456.50', 123_456.5],
    ['$1,200.00', 1200],
    ['$ 45', 45],
    ['45 $', 45],
    ['US$45', 45],
    ['usd 45', 45],
    ['45\u00a0USD', 45],
    ['12.-', 12],
    ['12.–', 12],
    ['12,--', 12],
    ['-5', -5],
    ['−5', -5],
    ['$-5', -5],
    ['0.500', 0.5],
    ['0,500', 0.5],
    ['12.5000', 12.5],
    ['٤٥٫٥٠', 45.5],
    ['١٬٢٠٠', 1200],
    ['١٬٢٠٠٫٥', 1200.5],
    ['۱۲۰۰', 1200],
    ['१२.५', 12.5],
    ['４５．５０', 45.5],
    ['٩٩', 99],
    ['𝟏𝟗', 19],
    ['𝟷𝟿', 19],
    ['\u202d1200\u202c', 1200],
    ['\u200f45\u200e', 45],
  ])('reads %j', (text, value) => {
    expect(money(text)).toBe(value);
  });

  it.each([
    ['1.200', [1200, 1.2]],
    ['1,200', [1200, 1.2]],
    ['$1,200', [1200, 1.2]],
    ['12.500', [12_500, 12.5]],
    ['-1.200', [-1200, -1.2]],
    ['١,٢٠٠', [1200, 1.2]],
  ])('does not guess which of two %j is', (text, values) => {
    expect(money(text)).toEqual(values);
  });

  it('reads what can only be one of them, where so many decimals may not be', () => {
    expect(money('1.234')).toBe(1234);
    expect(readTypedNumber('2.022', { decimals: 0 })).toEqual({ kind: 'number', value: 2022 });
    expect(readTypedNumber('2,5 %', { decimals: 2, signs: ['%'] })).toEqual({ kind: 'number', value: 2.5 });
  });

  it.each(['', ' ', '\u00a0', '\u200e'])('finds nothing in %j', (text) => {
    expect(money(text)).toBe('empty');
  });

  it.each([
    'cheap',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '+5',
    '--5',
    '-$-5',
    '$',
    '$$5',
    '.',
    ',',
    '-',
    "'",
    '1..2',
    '1,2,3',
    '1,200,50',
    '1.200.50',
    '1,200.500.00',
    '1,2.3,4',
    '12 34',
    '1 2',
    '1200 000',
    '12.345,6.7',
    '1.2345',
    '12,345.678',
    '45 or 50',
    '45-50',
    '€45',
    '45 kr',
    '½',
    '四十五',
    '1٫2٫3',
    '1_200',
  ])('finds no number in %j', (text) => {
    expect(money(text)).toBe('none');
  });

  it('reads every amount back however people of a country write it', () => {
    for (const locale of [
      'en-US',
      'en-IN',
      'de-DE',
      'de-CH',
      'fr-FR',
      'sv-SE',
      'ar-EG',
      'fa-IR',
      'hi-IN',
      'pl-PL',
    ]) {
      const { format } = new Intl.NumberFormat(locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });
      for (const value of [0.5, 7, 45.5, 999.99, 1200, 12_345.67, 123_456.05, 999_999.99]) {
        expect([locale, money(format(value))]).toEqual([locale, value]);
      }
    }
  });

  it.each([' ', ',', "'", '1'])('finds no number in what is too long to be one, of %j', (piece) => {
    expect(money(`1${piece.repeat(100_000)}1`)).toBe('none');
  });
});

it('a percentage is written as its reader does, and read back', () => {
  const kind = percent(2);
  const written = (['en-US', 'de-DE'] as const).map((locale) => inLocale(locale, () => kind.write(2.9)));
  expect(written).toEqual(['2.9%', '2,9\u00a0%']);
  expect([...written, '5٪'].map((text) => typedValue(text, kind))).toEqual([2.9, 2.9, 5]);
});
