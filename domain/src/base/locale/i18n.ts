import { setupI18n } from '@lingui/core';

/**
 * What looks texts up in the language that is written now: English, which needs no catalogue, until another is chosen. What
 * the macros of `@lingui/core/macro` become asks it.
 */
export const i18n = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });
