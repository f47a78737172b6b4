import { NO_SYNONYMS, stemsOf } from './stems.ts';

/** What similar items went for: the middle half of their prices, as stored. */
export interface PriceSpan {
  low: number;
  high: number;
}

/** From so many similar items on their prices say something. */
export const MIN_SIMILAR = 3;

/** What items with a word of the title went for, of items of its category that are sold; undefined of too few. */
export function similarPrices(
  title: string,
  sold: readonly { productname: string; resaleprice: number }[],
): PriceSpan | undefined {
  const wanted = new Set(stemsOf(title, NO_SYNONYMS));
  const prices = sold
    .filter(({ productname }) => stemsOf(productname, NO_SYNONYMS).some((stem) => wanted.has(stem)))
    .map(({ resaleprice }) => resaleprice)
    .toSorted((one, other) => one - other);
  const count = prices.length;
  const [low, high] = [prices[Math.floor(count / 4)], prices[Math.ceil((count * 3) / 4) - 1]];
  return count < MIN_SIMILAR || low === undefined || high === undefined ? undefined : { low, high };
}
