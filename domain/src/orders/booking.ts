import { type InferType, object } from 'yup';
import { MAX_NAME } from '../accounts/person-name.ts';
import type { FromDocument } from '../base/document-names.ts';
import { email, id, imageUrl, mobile, price, text, unsetFlag } from '../base/fields/fields.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { PRODUCT_ATTRIBUTES } from '../catalogue/attributes/product-attributes.ts';
import type { DeliveryWay } from '../catalogue/delivery.ts';
import type { OrderDispute } from './order-dispute-texts.ts';

/** What a buyer types to book. */
export const bookingFormSchema = object({
  mobile: mobile(),
  location: text({ max: PRODUCT_ATTRIBUTES.location.max }),
});
export type BookingForm = InferType<typeof bookingFormSchema>;

/** The documented payload of POST bookings. Name, price and picture must be the product's, the e-mail the caller's. */
export const bookingInputSchema = object({
  productname: text({ max: PRODUCT_ATTRIBUTES.productname.max }),
  productprice: price(),
  yourname: text({ max: MAX_NAME }),
  location: text({ max: PRODUCT_ATTRIBUTES.location.max }),
  mobile: mobile(),
  email: email(),
  bookingId: id(),
  img: imageUrl(),
});
export type BookingInput = FromDocument<InferType<typeof bookingInputSchema>>;

/** A booking as its buyer may create it in `bookings/{productId}_{uid}`, but for the server's time. */
export const bookingSchema = bookingInputSchema.shape({
  /** The same as `email`; the payment screen reads it by this name. */
  youremail: email().optional(),
  paid: unsetFlag(),
  buyerId: id(),
  sellerId: id(),
});

/** What an unpaid booking says of an item that has changed since it was booked; its own copy stays what was booked. */
export interface ItemNow {
  productname: string;
  productprice: number;
  img: string;
  /** Its seller has taken it down: it cannot be paid for now. */
  hidden?: true;
}

/** A stored booking under the code's names (document-names.ts). booking-state.ts says what its flags mean. */
export type Booking = FromDocument<Omit<InferType<typeof bookingSchema>, 'paid'>> & {
  createdAt: StoredTime;
  paid?: boolean;
  paymentIntentId?: string;
  refunded?: boolean;
  soldToAnother?: boolean;
  /** When the item was last edited, as the buyer saw it when they booked; absent while it was never edited. */
  itemEditedAt?: StoredTime;
  /** What the item is by now, where its seller changed it after it was booked and it is not paid yet. */
  itemNow?: ItemNow;
  /** Its buyer has taken the paid order off their list; nothing else is changed by that. */
  hiddenByBuyer?: true;
  /** Its payment is, or was, disputed: the bank decides, or has decided for or against the shop. */
  dispute?: OrderDispute;
  /** The card fee that its buyer did not get back, having canceled; cents. */
  cardFeeKept?: number;
  /** How it comes over, and what was paid for that in cents: from its payment on, where the seller states it. */
  delivery?: DeliveryWay;
  deliveryPrice?: number;
  /** Until when its payment is open: meanwhile only a function can delete it. */
  payingUntil?: StoredTime;
};
