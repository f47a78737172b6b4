import { afterEach, describe, expect, it } from 'vitest';
import { formatCents, formatPrice } from '../money.ts';
import {
  currentLocale,
  DEFAULT_LOCALE,
  dateFormat,
  inLocale,
  LOCALES,
  localeOf,
  setLocale,
} from './locale.ts';

afterEach(() => setLocale());

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const NEW_YEAR = Date.UTC(2026, 0, 31);
const COLUMNS = [day, () => formatPrice(45.5), () => formatPrice(123_456), () => formatCents(12_345_678)];

describe('the way of writing', () => {
  it.each([
    ['en-US', ['Jan 31, 2026', '$45.50', '$123,456', '$123,456.78']],
    ['en-GB', ['31 Jan 2026', '$45.50', '$123,456', '$123,456.78']],
    ['en-IN', ['31 Jan 2026', '$45.50', '$1,23,456', '$1,23,456.78']],
    ['en-AU', ['31 Jan 2026', '$45.50', '$123,456', '$123,456.78']],
  ] as const)('%s has dates and prices of its own, with the sign of the shop', (locale, written) => {
    setLocale(locale);
    expect(COLUMNS.map((format) => format(NEW_YEAR))).toEqual(written);
  });

  it('is the shop’s until somebody chose, and again when they are gone', () => {
    expect(currentLocale()).toBe(DEFAULT_LOCALE);
    setLocale('en-IN');
    setLocale();
    expect(day(NEW_YEAR)).toBe('Jan 31, 2026');
  });

  it('may be another for one thing, also where that fails', () => {
    expect(inLocale('en-GB', () => day(NEW_YEAR))).toBe('31 Jan 2026');
    expect(() =>
      inLocale('en-GB', (): string => {
        throw new Error('nothing to write');
      }),
    ).toThrow('nothing to write');
    expect(day(NEW_YEAR)).toBe('Jan 31, 2026');
  });

  it('is that of the shop’s country, where it has one in the language, until somebody chooses', () => {
    expect([localeOf('en', undefined, 'GB'), localeOf('de', undefined, 'AT')]).toEqual(['en-GB', 'de-AT']);
    expect([localeOf('de', undefined, 'GB'), localeOf('de', 'de-CH', 'AT')]).toEqual(['de-DE', 'de-CH']);
  });

  it('is one that is known wherever the shop runs', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf([...LOCALES])).toEqual([...LOCALES]);
  });
});
