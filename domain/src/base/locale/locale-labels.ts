import type { Locale } from './locale.ts';

/** What each way of writing is called where it is chosen, in its own language. */
export const LOCALE_LABELS: Readonly<Record<Locale, string>> = {
  'en-US': 'English (United States)',
  'en-GB': 'English (United Kingdom)',
  'en-IN': 'English (India)',
  'en-AU': 'English (Australia)',
  'de-DE': 'Deutsch (Deutschland)',
  'de-AT': 'Deutsch (Österreich)',
  'de-CH': 'Deutsch (Schweiz)',
  'ar-AE': 'العربية (123)',
  'ar-EG': 'العربية (١٢٣)',
};
