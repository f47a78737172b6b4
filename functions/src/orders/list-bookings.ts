import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Booking } from '@thriftline/domain/orders/booking';
import { isOnList } from '@thriftline/domain/orders/booking-state';
import { Filter, type Query } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { isOwnEmail, requireRight } from '../accounts/require-right.ts';
import type { Stored } from '../firestore/collection.ts';
import { type Page, type PageRequest, readPage } from '../firestore/page.ts';
import { bookings } from './bookings.ts';

function visibleTo(actor: Actor, email: string | undefined): Query<Booking> {
  const right = requireRight(actor, 'bookings', 'read');
  const isOwn = email !== undefined && isOwnEmail(actor, email);
  if (right === 'all' && email === undefined) return bookings();
  if (right === 'all' && !isOwn) return bookings().where('email', '==', email?.toLowerCase());
  if (email !== undefined && !isOwn) {
    throw new AppError('permission-denied', msg`You can only list your own bookings.`);
  }
  const own = Filter.where('buyerId', '==', actor.uid);
  return bookings().where(
    right === 'ownOrSold'
      ? Filter.or(
          own,
          Filter.and(Filter.where('sellerId', '==', actor.uid), Filter.where('paid', '==', true)),
        )
      : own,
  );
}

/**
 * Bookings, newest first: a buyer's own, what was paid of a seller's products with what they booked themselves, and for an admin
 * all of them or those of an e-mail address. What the actor took off their own list is not among them.
 */
export async function listBookings(
  actor: Actor,
  email: string | undefined,
  page: PageRequest,
): Promise<Page<Stored<Booking>>> {
  const { items, ...rest } = await readPage(visibleTo(actor, email), page);
  return { ...rest, items: items.filter(({ data }) => data.buyerId !== actor.uid || isOnList(data)) };
}
