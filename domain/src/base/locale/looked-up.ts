import type { MessageDescriptor } from '@lingui/core';
import { i18n } from './i18n.ts';

/**
 * Texts by name, each read in the language that is written when it is asked for: `LABELS.name` in a component or a function.
 * While a module is loaded none may be asked for, only their names: texts/src/frozen-texts.test.ts looks.
 */
export function lookedUp<K extends string>(
  texts: Readonly<Record<K, MessageDescriptor>>,
): Readonly<Record<K, string>> {
  const names = Object.keys(texts) as K[];
  const getters = names.map((name) => [name, { enumerable: true, get: () => i18n._(texts[name]) }] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Record<K, string>;
}
