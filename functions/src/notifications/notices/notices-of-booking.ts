import { fromCents, toCents } from '@thriftline/domain/base/money';
import type { AnyNews } from '@thriftline/domain/notifications/notification';
import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';

/** Both sides of a booking, as they are told of it. */
function sidesOf(bookingsId: string, booking: Booking) {
  const { productId, productname, productprice, deliveryPrice = 0, buyerId, sellerId } = booking;
  const params = { productId, productname };
  const price = fromCents((toCents(productprice) ?? 0) + deliveryPrice);
  return {
    buyer: { to: buyerId, subject: bookingsId },
    seller: { to: sellerId, subject: bookingsId, by: buyerId },
    params,
    priced: { ...params, price, ...(deliveryPrice > 0 && { delivery: fromCents(deliveryPrice) }) },
  };
}

/** What goes back of a price: a buyer who canceled may have borne the card fee. */
function lessFee<Params extends { price: number }>(priced: Params, { cardFeeKept = 0 }: Booking) {
  if (cardFeeKept === 0) return priced;
  return {
    ...priced,
    price: fromCents((toCents(priced.price) ?? 0) - cardFeeKept),
    cardFee: fromCents(cardFeeKept),
  };
}

/** What there is to tell of a booking as it is. */
export function noticesOfBooking(bookingsId: string, booking: Booking): AnyNews[] {
  const { buyer, seller, params, priced } = sidesOf(bookingsId, booking);
  const made = booking.createdAt.toMillis();
  const { paymentIntentId: orderId } = booking;
  const paidWith = orderId ?? made;
  const ordered = { ...priced, ...(orderId !== undefined && { orderId }) };
  const booked: AnyNews = { kind: 'booked', ...seller, version: made, params };
  const disputed: AnyNews[] = booking.dispute
    ? [
        {
          kind: 'paymentDisputed',
          ...buyer,
          version: `${paidWith}_${booking.dispute}`,
          params: { ...params, stage: booking.dispute },
        },
        {
          kind: 'saleDisputed',
          ...seller,
          version: `${paidWith}_${booking.dispute}`,
          params: { ...params, stage: booking.dispute },
        },
      ]
    : [];
  switch (bookingState(booking)) {
    case 'unpaid':
      return [booked];
    case 'soldToAnother':
      return [booked, { kind: 'soldToAnother', ...buyer, version: made, params }];
    case 'paid':
      return [
        booked,
        { kind: 'paid', ...buyer, version: paidWith, params: ordered },
        { kind: 'sold', ...seller, version: paidWith, params: ordered },
        ...disputed,
      ];
    case 'refunded':
      return [booked, { kind: 'refunded', ...buyer, version: paidWith, params: lessFee(priced, booking) }];
  }
}

/** What there is to tell the seller of a sale that was undone since then. */
export function noticesOfUndoneSale(bookingsId: string, before: Booking, booking: Booking): AnyNews[] {
  if (bookingState(before) !== 'paid' || bookingState(booking) !== 'refunded') return [];
  const { seller, params } = sidesOf(bookingsId, booking);
  const version = booking.paymentIntentId ?? booking.createdAt.toMillis();
  return [{ kind: 'saleUndone', ...seller, version, params }];
}
