import { LANGUAGES, type Language } from '../../base/locale/languages.ts';
import type { Currency } from '../../base/shop/currencies.ts';

const DISPLAYS = ['symbol', 'narrowSymbol', 'code'] as const;

/** Counts that languages have their own form for. */
const COUNTS = [1, 2, 3, 11, 100];

/** Where an adjective follows what it describes: the riyal is the first word of `Saudi riyal` there, not its last. */
const NOUN_FIRST: ReadonlySet<Language> = new Set<Language>(['ar']);

/** What people say beside its name. */
const ALSO: { readonly [C in Currency]?: readonly string[] } = {
  eur: ['eur', 'يورو'],
  gbp: ['quid'],
  usd: ['buck', 'bucks', 'دولارا', 'دولارات', 'دولارين'],
};

function written(
  currency: Currency,
  language: Language,
  currencyDisplay: 'symbol' | 'narrowSymbol' | 'code' | 'name',
  count: number,
): string {
  const format = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 } as const;
  const parts = new Intl.NumberFormat(language, format).formatToParts(count);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}

function nouns(currency: Currency, language: Language): string[] {
  const at = NOUN_FIRST.has(language) ? 0 : -1;
  const names = COUNTS.map((count) => written(currency, language, 'name', count));
  return names.map((name) => (name.split(/[\s-]/).at(at) ?? '').toLowerCase());
}

/** Signs and words for a currency in each language of the shop: `$`, `usd`, `dollars`, `Dollar`, `دولار`. */
export function currencyWords(currency: Currency): string[] {
  const signs = LANGUAGES.flatMap((language) =>
    DISPLAYS.map((display) => written(currency, language, display, 1)),
  );
  const names = LANGUAGES.flatMap((language) => nouns(currency, language));
  return [...new Set([...signs, ...names, ...(ALSO[currency] ?? [])])].filter((word) => word !== '');
}
