import { plural, t } from '@lingui/core/macro';
import { perLocale } from '../../base/locale/locale.ts';
import type { StoredTime } from '../../base/stored-time.ts';

/** `products/{id}/views/{uid}`: that an account looked at a product of somebody else's. There is one, from the first time. */
export interface ProductView {
  viewerId: string;
  createdAt: StoredTime;
}

/** How many people a product interests: who looked at it, wish for it and booked it, each once. */
export interface ItemInterest {
  views: number;
  wishes: number;
  bookings: number;
}

/** Most products whose interest is counted at once: a page of them. */
export const MAX_INTEREST_IDS = 30;

/** How often an account has interest counted in an hour. Each time costs three reads a product. */
export const INTEREST_COUNTS_AN_HOUR = 120;

/** How long a device keeps a count before it asks for another, in minutes. */
export const INTEREST_MINUTES = 10;

const listed = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** How many people wish for an item, in words: `3 on wish lists`. */
export const wishesText = (wishes: number): string =>
  plural(wishes, { one: '# on a wish list', other: '# on wish lists' });

/** The interest in words, for the seller: `12 views, 3 on wish lists, 1 booked`. */
export function interestText({ views, wishes, bookings }: ItemInterest): string {
  const parts = [
    ...(views > 0 ? [plural(views, { one: '# view', other: '# views' })] : []),
    ...(wishes > 0 ? [wishesText(wishes)] : []),
    ...(bookings > 0 ? [plural(bookings, { one: '# booked', other: '# booked' })] : []),
  ];
  return parts.length === 0 ? t`No views yet` : listed().format(parts);
}
