import { perLocale } from './locale.ts';

const format = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
);

/** A part of a whole for people, to hundredths of a percent: 0.05 gives `5%`, in German `5 %`. */
export function formatPercent(part: number): string {
  return format().format(part);
}
