/** The languages that there are texts in, as BCP 47 tags: the first is the one they are written in. */
export const KNOWN_LANGUAGES = ['en', 'de', 'ar'] as const;
/** One of them. */
export type Language = (typeof KNOWN_LANGUAGES)[number];
