/** The languages that there are texts in, as BCP 47 tags: the first is the one they are written in. */
export const KNOWN_LANGUAGES = ['en', 'de', 'ar'] as const;
/** One of them. */
export type Language = (typeof KNOWN_LANGUAGES)[number];

/** The one that texts are written in: it needs no catalog, and the build's own pages are in it. */
export const SOURCE_LANGUAGE: Language = KNOWN_LANGUAGES[0];
