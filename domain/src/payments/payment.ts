import { boolean, type InferType, number, object, string } from 'yup';
import { MAX_NAME } from '../accounts/person-name.ts';
import type { FromDocument } from '../base/document-names.ts';
import { email, id, optionalText, price, text, utcDate } from '../base/fields/fields.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import type { SentText } from '../base/texts/text.ts';
import { PRODUCT_ATTRIBUTES } from '../catalogue/attributes/product-attributes.ts';
import { chosenDeliveryFields, deliveryInputSchema } from '../catalogue/chosen-delivery.ts';
import { disputeSchema, fraudWarningSchema } from './dispute.ts';
import { partRefundSchema } from './part-refund-schema.ts';

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
export type PaymentInput = FromDocument<InferType<typeof paymentInputSchema>>;

/**
 * What the payment page shows to the buyer: nothing else is charged, and nothing else is sold. `productprice` is the item's alone.
 * `itemEditedAt` is when the item they agreed to was last edited, where that was after it was booked.
 */
export const shownItemSchema = deliveryInputSchema.shape({
  productprice: price(),
  itemEditedAt: utcDate().optional(),
});
export type ShownItem = InferType<typeof shownItemSchema>;

/** The documented payload of POST create-payment-intent, with the booking it is for. */
export const paymentIntentInputSchema = shownItemSchema.shape({ bookingsId: id().optional() });

/** What the callable takes that opens an intent. */
export const createPaymentIntentSchema = shownItemSchema.shape({ bookingsId: id() });

/** Longest reason an admin may give for a refund. */
export const MAX_REFUND_REASON = 500;

/** What an admin gives to send a buyer's money back. */
export const refundPaymentSchema = object({
  paymentIntentId: id(),
  reason: text({ min: 3, max: MAX_REFUND_REASON, lines: true }),
});
export type RefundPayment = InferType<typeof refundPaymentSchema>;

/** Refunds that may come back from the bank before an admin has to decide. */
export const MAX_FAILED_REFUNDS = 3;

/** A payment record as `payments/{paymentIntentId}` holds it, but for the server's time. Functions only. */
export const paymentSchema = paymentInputSchema.shape({
  buyerId: id(),
  sellerId: id(),
  /** Cents: the item and its delivery. */
  amount: number().integer().required(),
  currency: string().required(),
  /** How it comes over, where the seller states that, and what of the amount that is. */
  ...chosenDeliveryFields,
  /** Which version of the product was sold (product-version.ts); older records lack it. */
  productVersion: number().integer().optional(),
  status: string().oneOf(PAYMENT_STATUSES).required(FIELD_REQUIRED),
  /** Cents of a sale that stands which went back: part of the price. */
  amountRefunded: number().integer().optional(),
  /** The card fee that a buyer who canceled does not get back, once the money is decided to go back; cents. */
  cardFeeKept: number().integer().optional(),
  /** What of it an admin decided. */
  partRefund: partRefundSchema.optional().default(undefined),
  /** What was sold and by whom, as it was called then: either may be gone later. */
  productname: optionalText({ max: PRODUCT_ATTRIBUTES.productname.max }),
  sellername: optionalText({ max: MAX_NAME }),
  /** Of the card that paid, as Stripe names it: `visa`, `4242`. */
  cardBrand: optionalText({ max: 40 }),
  cardLast4: string().matches(/^[0-9]{4}$/),
  /** Set with the status `refunded`: why, the admin who decided it, and Stripe's refund once the money went. */
  refundReason: optionalText({ max: MAX_REFUND_REASON, lines: true }),
  refundedBy: id().optional(),
  refundId: id().optional(),
  /** True while the provider has taken the refund, and the bank has not confirmed it. */
  refundPending: boolean(),
  /** True as long as the money, or a part of it, has yet to go back; the reconciliation looks for it. */
  refundDue: boolean(),
  /** How often a refund has been begun anew: Stripe gives its saved answer, were it an error, to a key it knows. */
  refundTries: number().integer().optional(),
  /** The last refund that the bank sent back. */
  failedRefundId: id().optional(),
  /** Why it did, or why Stripe refuses it for good (refund-failure-texts.ts), in Stripe's words; with neither `refundId` nor `refundDue`, nobody tries any more. */
  refundFailure: optionalText({ max: MAX_REFUND_REASON, lines: true }),
  /** Set once the holder of the card asks their bank for the money: the dispute that decides, as it is now. */
  dispute: disputeSchema.optional().default(undefined),
  /** What the bank of the card warned of. */
  fraudWarning: fraudWarningSchema.optional().default(undefined),
});

/** A stored payment under the code's names (document-names.ts). Ask payment-state.ts where it stands. */
export type Payment = Omit<FromDocument<InferType<typeof paymentSchema>>, 'sellerId'> & {
  /** Absent of money that bought nothing and went back at once: its buyer is no concern of whoever offered the item. */
  sellerId?: string;
  createdAt: StoredTime;
  /** What a reason of the shop's own is worded from; payments that were refunded earlier have its English alone. */
  refundText?: SentText;
  refundedAt?: StoredTime;
};
