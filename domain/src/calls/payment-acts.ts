import { object } from 'yup';
import { id } from '../base/fields/fields.ts';

/** Which booking it is about. */
export const bookingIdSchema = object({ bookingsId: id() });

/** Which payment is recorded, and for which booking. */
export const recordPaymentSchema = object({ paymentIntentId: id(), bookingsId: id() });

/** Which payment it is about. */
export const paymentIdSchema = object({ paymentIntentId: id() });
