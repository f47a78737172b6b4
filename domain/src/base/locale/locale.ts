/** The ways of writing dates, times and numbers that a member may choose, as BCP 47 tags. The rules are written from it. */
export const LOCALES = ['en-US', 'en-GB', 'en-IN', 'en-AU'] as const;
/** One of them. */
export type Locale = (typeof LOCALES)[number];

/** The shop's own, which holds for strangers and for whoever has chosen none. */
export const DEFAULT_LOCALE: Locale = 'en-US';

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
