/** Months that admins see numbers of: this one and those before. */
export const NUMBER_MONTHS = 12;

/** What is counted of a month, each by when it began. */
export const SHOP_NUMBERS = ['members', 'items', 'orders', 'cents', 'disputes'] as const;
/** One of them; `cents` is what buyers paid. */
export type ShopNumber = (typeof SHOP_NUMBERS)[number];

/** The numbers of a month in UTC, such as `2026-11`. */
export type MonthOfShop = { month: string } & Record<ShopNumber, number>;

/** What `readNumbers` answers: the oldest month first. */
export interface NumbersOfShop {
  months: MonthOfShop[];
}

/** A month in UTC, and from when until when it is, in milliseconds since 1970. */
export interface Month {
  month: string;
  from: number;
  until: number;
}

/** The months that are counted, the oldest first; the last is the one that `now` is in. */
export function lastMonths(now: number): Month[] {
  const today = new Date(now);
  const start = (ago: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago, 1);
  return Array.from({ length: NUMBER_MONTHS }, (_, place) => {
    const ago = NUMBER_MONTHS - 1 - place;
    const from = start(ago);
    return { month: new Date(from).toISOString().slice(0, 7), from, until: start(ago - 1) };
  });
}
