import { fromDocument } from '@thriftline/domain/base/document-names';
import { AppError } from '@thriftline/domain/base/errors';
import { deleteBooking } from '../../deletion/delete-booking.ts';
import { createBooking } from '../../orders/create-booking.ts';
import { createWish } from '../../orders/create-wish.ts';
import { getBooking } from '../../orders/get-booking.ts';
import { listBookings } from '../../orders/list-bookings.ts';
import { listWishes } from '../../orders/list-wishes.ts';
import { createPaymentIntent } from '../../payments/checkout/create-payment-intent.ts';
import { findBookingToPay } from '../../payments/checkout/find-booking-to-pay.ts';
import { recordPayment } from '../../payments/checkout/record-payment.ts';
import { documentJson } from '../answer/document-json.ts';
import { emailQuery, idParameter } from '../request/parameters.ts';
import type { Handlers } from './handlers.ts';

/** Wishes, bookings and payments: what buyers do. */
export const ORDER_HANDLERS = {
  listWishes: ({ actor, page }) => listWishes(actor, page),
  createWish: async ({ actor, body }) => ({
    acknowledged: true,
    insertedId: await createWish(actor, fromDocument(body)),
  }),

  listBookings: async ({ actor, page, request }) => listBookings(actor, emailQuery(request), page),
  getBooking: async ({ actor, request }) => documentJson(await getBooking(actor, idParameter(request))),
  createBooking: async ({ actor, body }) => ({
    acknowledged: true,
    insertedId: await createBooking(actor, fromDocument(body)),
  }),
  deleteBooking: async ({ actor, request }) => {
    await deleteBooking(actor, idParameter(request));
    return { acknowledged: true, deletedCount: 1 };
  },

  createPaymentIntent: async ({ actor, body: { bookingsId, ...shown } }) =>
    createPaymentIntent(actor, {
      ...shown,
      bookingsId: bookingsId ?? (await findBookingToPay(actor, shown.productprice)),
    }),
  recordPayment: async ({ actor, body }) => {
    const { paymentIntentId, bookingsId, ...claims } = fromDocument(body);
    const { outcome } = await recordPayment(actor, { paymentIntentId, bookingsId, claims });
    if (outcome === 'refunded') {
      throw new AppError('conflict', 'The item was no longer available. We refunded your payment.');
    }
    return { acknowledged: true, insertedId: paymentIntentId, result: { insertedId: paymentIntentId } };
  },
} satisfies Partial<Handlers>;
