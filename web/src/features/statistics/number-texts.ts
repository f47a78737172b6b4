import { msg } from '@lingui/core/macro';
import { currentLocale, dateFormat } from '@thriftline/domain/base/locale/locale';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { formatCents } from '@thriftline/domain/base/money';
import type { MonthOfShop, ShopNumber } from '@thriftline/domain/settings/shop-numbers';

/** What each number is called. */
export const NUMBER_LABELS = lookedUp<ShopNumber>({
  members: msg`New members`,
  items: msg`Items listed`,
  orders: msg`Orders paid`,
  cents: msg`Paid by buyers`,
  disputes: msg`Problems and disputes`,
});

/** A number as it is read. */
export function shopNumberText(name: ShopNumber, value: number): string {
  return name === 'cents' ? formatCents(value) : value.toLocaleString(currentLocale());
}

const long = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = dateFormat({ month: 'short', timeZone: 'UTC' });

const startOf = ({ month }: MonthOfShop) => new Date(`${month}-01T00:00:00Z`);

/** A month as it is read: `November 2026`. */
export function monthText(month: MonthOfShop): string {
  return long(startOf(month));
}

/** The same below a bar: `Nov`. */
export function shortMonth(month: MonthOfShop): string {
  return short(startOf(month));
}
