import { PRODUCT_ATTRIBUTES } from '@thriftline/domain/catalogue/attributes/product-attributes';

const YEAR_MS = 365.25 * 86_400_000;
const { yearsofuse } = PRODUCT_ATTRIBUTES;

/** How many years something was used that was bought in a year; undefined where that cannot be. `now` is in milliseconds since 1970. */
export function yearsOfUse(yearOfPurchase: number, now: number): number | undefined {
  const years = new Date(now).getFullYear() - yearOfPurchase;
  return Number.isInteger(years) && years >= yearsofuse.min && years <= yearsofuse.max ? years : undefined;
}

/** The year in which something was bought that was used for so many years; undefined where that cannot be. */
export function yearOfPurchase(years: number, now: number): number | undefined {
  if (!(years >= yearsofuse.min && years <= yearsofuse.max)) return undefined;
  return new Date(now - years * YEAR_MS).getFullYear();
}
