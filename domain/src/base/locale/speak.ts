import { i18n } from './i18n.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';
import { currentLocale, localeOf, setLocale } from './locale.ts';

/** What somebody reads: a language, and how dates and numbers are written in it. Absent is what they have not chosen. */
export interface Reader {
  language?: string | undefined;
  locale?: string | undefined;
}

/** The language that is written now. */
export function currentLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
}

/**
 * Has everything written in a language from now on, dates and numbers as its reader chose. What the language lacks, and all
 * of it where its catalogue is not loaded, is in English. For a page, which one person reads; a server serves several.
 */
export function speak({ language, locale }: Reader = {}): void {
  const wanted = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  const written = localeOf(wanted, locale);
  setLocale(written);
  // Last: this tells who listens.
  i18n.activate(wanted, written);
}

/** Has one thing written in a reader's language. It is written at once, so nobody else's gets in between. */
export function inLanguage<T extends string | object | undefined>(
  reader: Reader,
  write: () => T extends Promise<unknown> ? never : T,
): T {
  const before: Reader = { language: currentLanguage(), locale: currentLocale() };
  speak(reader);
  try {
    return write();
  } finally {
    speak(before);
  }
}
