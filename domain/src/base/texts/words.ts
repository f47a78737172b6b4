import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatCents, formatPrice } from '../locale/format-money.ts';
import { i18n } from '../locale/i18n.ts';
import { dateFormat, inLocale, localeOf } from '../locale/locale.ts';
import { newLookup } from '../locale/new-lookup.ts';
import { isKnown } from './sent-text.ts';
import type { Text, WrittenValue } from './text.ts';

export type { Text } from './text.ts';

/** What has every text in English, whatever is spoken now. */
const ENGLISH = newLookup({ locale: 'en', locales: localeOf('en') });

const day = dateFormat({ dateStyle: 'medium' });

/** What stands between things of which one is meant, and between several. */
const LINKS = {
  either: msg({ message: '{one} or {other}' }),
  list: msg({ message: '{one}; {other}' }),
};

function linked({ kind, of }: Extract<WrittenValue, { of: unknown }>, lookup: I18n): string {
  const [first = '', ...rest] = of.map((part) => words(part, lookup));
  return rest.reduce((one, other) => lookup._({ ...LINKS[kind], values: { one, other } }), first);
}

function written(value: WrittenValue, lookup: I18n): string {
  switch (value.kind) {
    case 'price':
      return formatPrice(value.value);
    case 'cents':
      return formatCents(value.value, value.currency);
    case 'day':
      return day(value.value);
    case 'text':
      return words(value.text, lookup);
    case 'either':
    case 'list':
      return linked(value, lookup);
  }
}

/** A value of a text, ready to be put in. Throws TypeError for one that no text may have. */
function ready(value: unknown, lookup: I18n): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'kind' in value)
    return written(value as WrittenValue, lookup);
  throw new TypeError(`A text cannot have the value ${String(value)}`);
}

/** Words a text in the language that is spoken now, or in that of a look-up. */
export function words(text: Text, lookup: I18n = i18n): string {
  if (typeof text === 'string') return text;
  if ('english' in text)
    return isKnown(text.sent, lookup.messages) ? words({ ...text.sent }, lookup) : text.english;
  const values = Object.entries(text.values ?? {}).map(([name, value]) => [name, ready(value, lookup)]);
  return lookup._({ ...text, values: Object.fromEntries(values) });
}

/** A text in English, as the shop itself writes. */
export function inEnglish(text: Text): string {
  return inLocale(localeOf('en'), () => words(text, ENGLISH));
}
