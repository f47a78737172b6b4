import { msg } from '@lingui/core/macro';
import { fromDocument } from '@thriftline/domain/base/document-names';
import { AppError } from '@thriftline/domain/base/errors';
import { later } from '../../platform/later.ts';
import { documentJson } from '../answer/document-json.ts';
import { emailQuery, idParameter } from '../request/parameters.ts';
import type { Handlers } from './handlers.ts';

// Loaded with the first call that needs it.
const deleteBooking = later(async () => (await import('../../deletion/delete-booking.ts')).deleteBooking);
const createBooking = later(async () => (await import('../../orders/create-booking.ts')).createBooking);
const createWish = later(async () => (await import('../../orders/create-wish.ts')).createWish);
const getBooking = later(async () => (await import('../../orders/get-booking.ts')).getBooking);
const listBookings = later(async () => (await import('../../orders/list-bookings.ts')).listBookings);
const listWishes = later(async () => (await import('../../orders/list-wishes.ts')).listWishes);
const createPaymentIntent = later(
  async () => (await import('../../payments/checkout/create-payment-intent.ts')).createPaymentIntent,
);
const findBookingToPay = later(
  async () => (await import('../../payments/checkout/find-booking-to-pay.ts')).findBookingToPay,
);
const recordPayment = later(
  async () => (await import('../../payments/checkout/record-payment.ts')).recordPayment,
);

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
      throw new AppError('conflict', msg`The item was no longer available. We refunded your payment.`);
    }
    return { acknowledged: true, insertedId: paymentIntentId, result: { insertedId: paymentIntentId } };
  },
} satisfies Partial<Handlers>;
