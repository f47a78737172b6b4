/** The languages that the shop speaks, as BCP 47 tags: the first is the one its texts are written in. The rules are written from it. */
export const LANGUAGES = ['en', 'de', 'ar'] as const;
/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** The language of strangers whose device asks for none that there is. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** What each language is called by those who read it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
};

/** The side that a language's lines begin on: the values of the attribute `dir`. */
export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', de: 'ltr', ar: 'rtl' };

/** Whether a value names one of the languages. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);
