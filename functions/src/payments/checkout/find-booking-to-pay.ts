import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import type { Actor } from '../../accounts/actor.ts';
import { bookings } from '../../orders/bookings.ts';

/**
 * The actor's only unpaid booking at a price, for callers that do not name one. Throws `not-found` without any unpaid
 * booking, `conflict` when none or more than one has the price.
 */
export async function findBookingToPay(actor: Actor, productprice: number): Promise<string> {
  const own = await bookings().where('buyerId', '==', actor.uid).get();
  const unpaid = own.docs.filter((snapshot) => bookingState(snapshot.data()) === 'unpaid');
  if (unpaid.length === 0) throw new AppError('not-found', msg`You have no unpaid bookings.`);
  const [match, ...others] = unpaid.filter((snapshot) => snapshot.data().productprice === productprice);
  if (match === undefined) {
    throw new AppError(
      'conflict',
      msg`None of your bookings has this price. Name the booking in bookingsId.`,
      {
        fields: { productprice: msg`Not the price of any of your unpaid bookings` },
      },
    );
  }
  if (others.length > 0) {
    throw new AppError('conflict', msg`Several of your bookings have this price. Name one in bookingsId.`, {
      fields: { bookingsId: msg`Needed to tell your bookings apart` },
    });
  }
  return match.id;
}
