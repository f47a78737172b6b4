import { AppError } from '@thriftline/domain/errors';
import type { Router } from 'express';
import { createBooking } from '../../services/create-booking.ts';
import { createPaymentIntent } from '../../services/create-payment-intent.ts';
import { createWish } from '../../services/create-wish.ts';
import { deleteBooking } from '../../services/delete-booking.ts';
import { findBookingToPay } from '../../services/find-booking-to-pay.ts';
import { getBooking } from '../../services/get-booking.ts';
import { limitCreations } from '../../services/limit-creations.ts';
import { listBookings } from '../../services/list-bookings.ts';
import { listWishes } from '../../services/list-wishes.ts';
import { recordPayment } from '../../services/record-payment.ts';
import { documentJson } from '../document-json.ts';
import { emailQuery, idParameter, serve, serveList } from '../serve-call.ts';

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
