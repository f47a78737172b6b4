import { AppError } from '@thriftline/domain/errors';
import type { Router } from 'express';
import { limitCreations } from '../../accounts/limit-creations.ts';
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
import { emailQuery, idParameter, serve, serveList } from './serve-call.ts';

/** Wishes, bookings and payments: what buyers do. */
export function serveOrders(router: Router): void {
  serveList(router, 'listWishes', ({ actor, page }) => listWishes(actor, page));
  serve(router, 'createWish', async ({ actor, body }) => {
    await limitCreations(actor);
    return { acknowledged: true, insertedId: await createWish(actor, body) };
  });

  serveList(router, 'listBookings', ({ actor, page, request }) =>
    listBookings(actor, emailQuery(request), page),
  );
  serve(router, 'getBooking', async ({ actor, request }) =>
    documentJson(await getBooking(actor, idParameter(request))),
  );
  serve(router, 'createBooking', async ({ actor, body }) => {
    await limitCreations(actor);
    return { acknowledged: true, insertedId: await createBooking(actor, body) };
  });
  serve(router, 'deleteBooking', async ({ actor, request }) => {
    await deleteBooking(actor, idParameter(request));
    return { acknowledged: true, deletedCount: 1 };
  });

  serve(router, 'createPaymentIntent', async ({ actor, body: { productprice, bookingsId } }) => {
    await limitCreations(actor);
    return createPaymentIntent(actor, {
      bookingsId: bookingsId ?? (await findBookingToPay(actor, productprice)),
      productprice,
    });
  });
  serve(router, 'recordPayment', async ({ actor, body: { transactionId, bookingsId, ...claims } }) => {
    const { insertedId, outcome } = await recordPayment(actor, {
      paymentIntentId: transactionId,
      bookingsId,
      claims,
    });
    if (outcome === 'refunded') {
      throw new AppError('conflict', 'The item could not be sold to you any more. Your money was sent back.');
    }
    return { acknowledged: true, insertedId, result: { insertedId } };
  });
}
