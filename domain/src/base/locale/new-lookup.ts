import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core';

/** What stands for a backslash while a text is put together: no character at all, so nobody can type it. */
const STAND_IN = '\uffff';

type Values = MessageDescriptor['values'];

function withoutEscapes(values: Values = {}): NonNullable<Values> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', STAND_IN) : value,
    ]),
  );
}

/**
 * Makes what looks texts up in a language: English until others are loaded. Lingui decodes escape sequences such as `\u000a` in the finished
 * text, and so in what people wrote: here values stay as they are. A line break in an item's name would reach the subject of an e-mail.
 */
export function newLookup(setup: { locale: string; locales?: string }): I18n {
  const lookup = setupI18n({ ...setup, messages: { [setup.locale]: {} } });
  const find = lookup._.bind(lookup);
  const findSafely: I18n['_'] = (
    id: string | MessageDescriptor,
    values?: Values,
    options?: Parameters<I18n['_']>[2],
  ) => {
    const found =
      typeof id === 'string'
        ? find(id, withoutEscapes(values), options)
        : find({ ...id, values: withoutEscapes(id.values ?? values) });
    return found.replaceAll(STAND_IN, '\\');
  };
  lookup._ = findSafely;
  lookup.t = findSafely;
  return lookup;
}
