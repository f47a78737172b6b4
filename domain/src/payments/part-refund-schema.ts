import { number, object, string } from 'yup';

/** A part of the price that an admin gives the buyer while the sale stands, as the payment's record keeps it. Functions only. */
export const partRefundSchema = object({
  /** Cents that are to have gone back in all: whoever sends more asks what went, so that nothing goes twice. */
  until: number().integer().required(),
  /** The provider's refund, once it took it. */
  refundId: string().optional(),
  /** How often the bank sent it back. */
  failures: number().integer().required(),
  /** Why nobody tries any more, in the provider's words. */
  failure: string().optional(),
});
