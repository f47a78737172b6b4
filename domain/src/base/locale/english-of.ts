import type { MessageDescriptor } from '@lingui/core';
import { newLookup } from './new-lookup.ts';

const english = newLookup({ locale: 'en' });

/** A text in English, whatever language is written now: for what is stored, and compared with what is stored. */
export function englishOf(text: MessageDescriptor): string {
  return english._(text);
}
