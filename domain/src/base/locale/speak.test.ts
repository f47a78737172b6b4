import { msg, t } from '@lingui/core/macro';
import { afterEach, expect, it } from 'vitest';
import { formatPrice } from '../money.ts';
import { i18n } from './i18n.ts';
import { currentLocale, dateFormat } from './locale.ts';
import { currentLanguage, inLanguage, speak } from './speak.ts';

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const NEW_YEAR = Date.UTC(2026, 0, 31);
const SAVE = msg`Keep it for ${'x'}`;
const save = () => t`Keep it for ${'x'}`;

i18n.load({ de: { [SAVE.id]: ['Für ', ['0'], ' behalten'] }, ar: {} });
afterEach(() => speak());

it('texts, dates and prices are English until another language is spoken', () => {
  expect([save(), day(NEW_YEAR), formatPrice(1234.5)]).toEqual([
    'Keep it for x',
    'January 31, 2026',
    '$1,234.50',
  ]);
  speak({ language: 'de' });
  expect([save(), day(NEW_YEAR), formatPrice(1234.5)]).toEqual([
    'Für x behalten',
    '31. Januar 2026',
    '1.234,50\u00a0$',
  ]);
});

it('one thing may be written in a reader’s language, also where that fails', () => {
  expect(inLanguage({ language: 'de', locale: 'de-AT' }, save)).toBe('Für x behalten');
  expect(() =>
    inLanguage({ language: 'de' }, (): string => {
      throw new Error('nothing to write');
    }),
  ).toThrow('nothing to write');
  expect([save(), currentLanguage(), currentLocale()]).toEqual(['Keep it for x', 'en', 'en-US']);
});

it('a way of writing of another language, and a language that is not known, count as none', () => {
  speak({ language: 'ar', locale: 'en-GB' });
  expect([currentLanguage(), currentLocale()]).toEqual(['ar', 'ar-AE']);
  speak({ language: 'tlh', locale: 'en-GB' });
  expect([currentLanguage(), currentLocale()]).toEqual(['en', 'en-GB']);
});

it('what a language lacks is said in English', () => {
  speak({ language: 'ar' });
  expect(save()).toBe('Keep it for x');
});
