import type { StoredTime } from '../../base/stored-time.ts';
import type { DeliveryWay } from '../../catalogue/delivery.ts';
import type { Booking } from '../../orders/booking.ts';

/** A time for which a product was held, in milliseconds since 1970. */
export interface HeldSpan {
  from: number;
  until: number;
}

/** A price that buyer and seller agreed on for a version of a product, and the hold that keeps it for the buyer meanwhile. */
export interface Agreement {
  holdId: string;
  /** Cents: what they agreed on, and what the product cost everybody else then. */
  amount: number;
  listed: number;
  productVersion: number;
}

/**
 * A booking's way to its payment: which intent is open for it, and the key that makes asking Stripe for it twice give
 * one intent. Also remembers whose the booking is, for money that arrives after the booking was deleted.
 * No client can read this collection: no security rule names it.
 */
export interface PaymentAttempt {
  bookingsId: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  youremail: string;
  productname: string;
  /** Gone with the seller's account. */
  sellername?: string;
  /** Cents: the item and its delivery. */
  amount: number;
  /** How its buyer wants it and what of the amount that is, where the seller states it. */
  delivery?: DeliveryWay;
  deliveryPrice?: number;
  /** Where to; gone once it is paid. */
  address?: string;
  /** Which version of the product is paid for (product-version.ts); older attempts lack it. */
  productVersion?: number;
  /**
   * Stripe's idempotency key of this attempt. A new attempt has a new one, and takes the place of one whose key Stripe
   * answered with an error.
   */
  idempotencyKey: string;
  paymentIntentId?: string;
  /** Until when the buyer may pay with it, in milliseconds since 1970; afterwards its intent is cancelled. */
  openUntil?: number;
  /** The booking as it was when its payment was opened last: money that arrives for it restores it if it is deleted. */
  booking?: Booking;
  /** The hold that was taken last for this booking; the product is held for it while it has the same. */
  holdId?: string;
  /** When that hold ends or ended, in milliseconds since 1970. */
  holdUntil?: number;
  /** The price that was agreed on; agreement.ts says whether it counts. */
  agreed?: Agreement;
  /** When the product was held for this booking within the last hour. */
  held?: readonly HeldSpan[];
  createdAt: StoredTime;
}
