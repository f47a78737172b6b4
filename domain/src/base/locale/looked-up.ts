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
  const labels = Object.defineProperties({}, Object.fromEntries(getters)) as Record<K, string>;
  NAMES.set(labels, texts);
  return labels;
}

/** Of what each map was made. */
const NAMES = new WeakMap<object, Readonly<Record<string, MessageDescriptor>>>();

/** A text of such a map that is worded later, where it is read. Throws for a map that was made otherwise. */
export function textOf<K extends string>(labels: Readonly<Record<K, string>>, name: K): MessageDescriptor {
  const text = NAMES.get(labels)?.[name];
  if (text === undefined) throw new TypeError(`No map of texts has ${name}`);
  return text;
}
