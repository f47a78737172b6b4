import type { Language } from '../shop/known-languages.ts';
import { SHOP } from '../shop/shop.ts';

export type { Language } from '../shop/known-languages.ts';

/** Those that the shop speaks. The rules are written from it. */
export const LANGUAGES: readonly Language[] = SHOP.languages;

/** What each language is called by those who read it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
};

/** The side that a language's lines begin on: the values of the attribute `dir`. */
export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', de: 'ltr', ar: 'rtl' };

/** Whether a value names one of the shop's languages. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

declare global {
  /** The language of a build for `npm start -- --language`; '' or nothing in any other. */
  var THRIFTLINE_LANGUAGE: string | undefined;
}

/** The language of strangers whose device asks for none that there is. */
export const DEFAULT_LANGUAGE: Language = isLanguage(globalThis.THRIFTLINE_LANGUAGE)
  ? globalThis.THRIFTLINE_LANGUAGE
  : SHOP.language;
