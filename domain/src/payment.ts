import { type InferType, number, object, string } from 'yup';
import { email, id, price } from './fields.ts';
import { MESSAGES } from './messages.ts';
import type { StoredTime } from './stored-time.ts';

/** What became of the money of a payment. */
export const PAYMENT_STATUSES = ['recorded', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The documented payload of PUT payments. Every value is checked against Stripe's intent and the booking. */
export const paymentInputSchema = object({
  productprice: price(),
  transactionId: id(),
  youremail: email(),
  bookingsId: id(),
  bookingId: id(),
});
export type PaymentInput = InferType<typeof paymentInputSchema>;

/** The documented payload of POST create-payment-intent, with the booking it is for. */
export const paymentIntentInputSchema = object({
  productprice: price(),
  bookingsId: id().optional(),
});

/** A payment record as `payments/{paymentIntentId}` holds it, but for the server's time. Functions only. */
export const paymentSchema = paymentInputSchema.shape({
  buyerId: id(),
  sellerId: id(),
  /** Cents. */
  amount: number().integer().required(),
  currency: string().required(),
  status: string().oneOf(PAYMENT_STATUSES).required(MESSAGES.fieldRequired),
});

/** A stored payment. */
export type Payment = InferType<typeof paymentSchema> & { createdAt: StoredTime };
