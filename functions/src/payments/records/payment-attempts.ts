import type { StoredTime } from '@thriftline/domain/stored-time';
import { collection, documentIn } from '../../firestore/collection.ts';

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
  sellername: string;
  /** Cents. */
  amount: number;
  /** Which making of the product is paid for (product-version.ts); older attempts lack it. */
  productVersion?: number;
  /**
   * Stripe's idempotency key of this attempt. A new attempt has a new one, and takes the place of one whose key Stripe
   * answered with an error.
   */
  idempotencyKey: string;
  paymentIntentId?: string;
  createdAt: StoredTime;
}

const paymentAttempts = () => collection<PaymentAttempt>('paymentAttempts');

/** The payment attempt of one booking. */
export const paymentAttemptDocument = (bookingsId: string) => documentIn(paymentAttempts(), bookingsId);
