import type { StoredTime } from '../../base/stored-time.ts';

/** That a product's price changed. Prices as they are stored. */
export interface PriceChange {
  at: StoredTime;
  from: number;
  to: number;
}

/** How many changes of its price a product remembers. */
export const MAX_PRICE_CHANGES = 20;

const DAY_MS = 86_400_000;

/** How long before a reduction the prices count that it is compared with, and how long after it that is told. */
export const REDUCTION_DAYS = 30;

/** The changes with one more, each once and the oldest first, whatever the order in which they become known. */
export function withPriceChange(known: readonly PriceChange[], change: PriceChange): PriceChange[] {
  const others = known.filter(({ at }) => at.toMillis() !== change.at.toMillis());
  const all = [...others, change].sort((a, b) => a.at.toMillis() - b.at.toMillis());
  return all.slice(-MAX_PRICE_CHANGES);
}

/**
 * The price that a reduced one is compared with: the lowest of the 30 days before it was last changed. Undefined where the
 * price of now is no lower, and when the change is older than 30 days. `now` is in milliseconds since 1970.
 */
export function reducedFrom(
  changes: readonly PriceChange[] | undefined,
  price: number,
  now: number,
): number | undefined {
  const last = changes?.at(-1)?.at.toMillis();
  if (changes === undefined || last === undefined || now - last > REDUCTION_DAYS * DAY_MS) return undefined;
  const lowest = Math.min(
    ...changes.filter(({ at }) => last - at.toMillis() < REDUCTION_DAYS * DAY_MS).map(({ from }) => from),
  );
  return lowest > price ? lowest : undefined;
}
