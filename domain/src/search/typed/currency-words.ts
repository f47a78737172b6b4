import { currencySigns } from '../../base/locale/currency-sign.ts';
import { LANGUAGES, type Language } from '../../base/locale/languages.ts';
import type { Currency } from '../../base/shop/currencies.ts';

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

/** What a language calls a currency, by its nouns alone. */
function nouns(currency: Currency, language: Language): string[] {
  const at = NOUN_FIRST.has(language) ? 0 : -1;
  const format = { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 } as const;
  const named = new Intl.NumberFormat(language, format);
  return COUNTS.map((count) => {
    const name = named.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? '';
    return (name.split(/[\s-]/).at(at) ?? '').toLowerCase();
  });
}

/** Signs and words for a currency in each language of the shop: `$`, `usd`, `dollars`, `Dollar`, `دولار`. */
export function currencyWords(currency: Currency): string[] {
  const signs = currencySigns(LANGUAGES, currency);
  const names = LANGUAGES.flatMap((language) => nouns(currency, language));
  return [...new Set([...signs, ...names, ...(ALSO[currency] ?? [])])].filter((word) => word !== '');
}
