import { newLookup } from './new-lookup.ts';

/**
 * What looks texts up in the language that is written now: English, which needs no catalogue, until another is chosen. What
 * the macros of `@lingui/core/macro` become asks it.
 */
export const i18n = newLookup({ locale: 'en', locales: 'en-US' });
