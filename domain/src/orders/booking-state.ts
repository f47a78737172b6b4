import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { Booking } from './booking.ts';

/** What a booking is: still to pay, paid, lost to another buyer, or paid and given back. */
export type BookingState = 'unpaid' | 'paid' | 'soldToAnother' | 'refunded';

/** Things a buyer does with a booking. */
export type BookingAct = 'pay' | 'delete';

const ACTS: Record<BookingState, readonly BookingAct[]> = {
  unpaid: ['pay', 'delete'],
  paid: ['delete'],
  soldToAnother: ['delete'],
  refunded: ['delete'],
};

/** What each state is called on screen. */
export const BOOKING_STATE_LABELS = lookedUp<BookingState>({
  unpaid: msg`Pay`,
  paid: msg`Paid`,
  soldToAnother: msg`Sold to another`,
  refunded: msg`Refunded`,
});

type Flags = Pick<Booking, 'paid' | 'refunded' | 'soldToAnother'>;

/** Stored flags to the one named state. Money given back is the last word, then money taken. */
export function bookingState(booking: Flags): BookingState {
  if (booking.refunded === true) return 'refunded';
  if (booking.paid === true) return 'paid';
  if (booking.soldToAnother === true) return 'soldToAnother';
  return 'unpaid';
}

/** Whether the state allows the act. */
export function allowsBookingAct(state: BookingState, act: BookingAct): boolean {
  return ACTS[state].includes(act);
}

/**
 * Whether deleting the booking only takes it off its buyer's list: an order that is paid is its seller's, too, and shows both the
 * way to item, receipt and each other.
 */
export function isKept(booking: Flags): boolean {
  return bookingState(booking) === 'paid';
}

/** Whether the booking stands on its buyer's list; one that was taken off comes back when its money went back. */
export function isOnList(booking: Flags & Pick<Booking, 'hiddenByBuyer'>): boolean {
  return booking.hiddenByBuyer !== true || !isKept(booking);
}
