import { CURRENCY, CURRENCY_CODE, ownFormat } from './format-money.ts';
import { perLocale } from './locale.ts';

/** The currency's sign as the reader writes it, and on which side of an amount: `$` before it, or for Germans behind it. */
export const currencySign = perLocale((locale): { sign: string; side: 'start' | 'end' } => {
  const parts = ownFormat(locale).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const side = at < parts.findIndex(({ type }) => type === 'integer') ? 'start' : 'end';
  return { sign: parts[at]?.value ?? CURRENCY_CODE, side };
});

/** Everything that may stand beside an amount of the shop's currency: `$`, `USD`, `US$`, and what other locales write. */
export function currencySigns(locales: readonly string[], currency: string = CURRENCY): string[] {
  const written = locales.flatMap((locale) =>
    (['narrowSymbol', 'symbol', 'code'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .filter(({ type }) => type === 'currency')
        // Marks of direction are not typed, and are dropped from what is.
        .map(({ value }) => value.replaceAll(/\p{Cf}/gu, '')),
    ),
  );
  return [...new Set(written)];
}
