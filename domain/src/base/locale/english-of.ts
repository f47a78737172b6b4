import { type MessageDescriptor, setupI18n } from '@lingui/core';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

/** A text in English, whatever language is written now: for what is stored, and compared with what is stored. */
export function englishOf(text: MessageDescriptor): string {
  return english._(text);
}
