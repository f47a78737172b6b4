import { currencyFacts } from '../shop/currencies.ts';
import { CURRENCY, ownFormat } from './format-money.ts';
import { perLocale } from './locale.ts';

const withFractions = perLocale((locale) => ownFormat(locale, { maximumFractionDigits: 6 }));

/** Part of a cent, or cents and a part, for people: 1.35 gives `$0.0135`. */
export function formatFraction(cents: number): string {
  return withFractions().format(cents / 10 ** currencyFacts(CURRENCY).digits);
}
