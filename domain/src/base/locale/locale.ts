import { SHOP } from '../shop/shop.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/**
 * The ways of writing dates, times and numbers that a member may choose, as BCP 47 tags, by language: the first is for those
 * who choose none, where the shop's country has none of its own. Arabic's first writes 123, its second ١٢٣; both count years as the shop does.
 */
export const LOCALES_OF = {
  en: ['en-US', 'en-GB', 'en-IN', 'en-AU'],
  de: ['de-DE', 'de-AT', 'de-CH'],
  ar: ['ar-AE', 'ar-EG'],
} as const satisfies Record<Language, readonly [string, ...string[]]>;

/** One of them. */
export type Locale = (typeof LOCALES_OF)[Language][number];

/** All of them. The rules are written from it. */
export const LOCALES: readonly Locale[] = Object.values(LOCALES_OF).flat();

/** How dates and numbers are written in a language: as its reader chose for it, else as in the shop's country, else as most do. */
export function localeOf(
  language: Language = DEFAULT_LANGUAGE,
  chosen?: string,
  country: string = SHOP.country,
): Locale {
  const own: readonly Locale[] = LOCALES_OF[language];
  const named = (tag?: string) => own.find((locale) => locale === tag);
  return named(chosen) ?? named(`${language}-${country}`) ?? LOCALES_OF[language][0];
}

/** The shop's own, which holds for strangers and for whoever has chosen none. */
export const DEFAULT_LOCALE: Locale = localeOf();

let current: Locale = DEFAULT_LOCALE;

/** In which way is written now. */
export function currentLocale(): Locale {
  return current;
}

/** Has everything written in that way from now on. For a page, which one person reads; a server serves several at once. */
export function setLocale(locale: Locale = DEFAULT_LOCALE): void {
  current = locale;
}

/** Has one thing written in that way. It is written at once, so nobody else's gets in between. */
export function inLocale<T extends string | object | undefined>(
  locale: Locale | undefined,
  write: () => T extends Promise<unknown> ? never : T,
): T {
  const before = current;
  setLocale(locale);
  try {
    return write();
  } finally {
    current = before;
  }
}

/** A format that is made when it is first asked for, and anew in another way of writing. */
export function perLocale<Format>(make: (locale: Locale) => Format): () => Format {
  let made: { locale: Locale; format: Format } | undefined;
  return () => {
    if (made?.locale !== current) made = { locale: current, format: make(current) };
    return made.format;
  };
}

/** A date format of the current way of writing. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: Date | number) => string {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, options));
  return (time) => format().format(time);
}
