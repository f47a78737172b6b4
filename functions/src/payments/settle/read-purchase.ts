import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Offer } from '@thriftline/domain/conversations/offer-state';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import type { Transaction } from 'firebase-admin/firestore';
import { advertisementDocument } from '../../catalogue/advertisements.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import { sellerAccountDocument } from '../records/payouts.ts';
import type { Intent } from '../stripe/intents.ts';
import { offerOf } from './mark-ordered.ts';
import { restorableBooking } from './restorable-booking.ts';

/** What is stored of the purchase that money is for: as much of it as is left. */
export interface Purchase {
  booking: Booking | undefined;
  /** The booking as its payment was opened, where it was deleted since and can come back. */
  restored: Booking | undefined;
  product: Product | undefined;
  attempt: PaymentAttempt | undefined;
  ad: Advertisement | undefined;
  offer: Offer | undefined;
  /** Whether the seller's account at the provider is a private person's. */
  isPerson: boolean;
}

/** Reads all that the money of an intent concerns: what is decided and written afterwards needs nothing else. */
export async function readPurchase(transaction: Transaction, intent: Intent): Promise<Purchase> {
  const { bookingsId, productId } = intent;
  const [booking, product, ad, attempt] = await Promise.all([
    read(bookingDocument(bookingsId), transaction),
    read(productDocument(productId), transaction),
    read(advertisementDocument(productId), transaction),
    read(paymentAttemptDocument(bookingsId), transaction),
  ]);
  const offer = await offerOf(transaction, bookingsId, attempt);
  const restored = booking ? undefined : await restorableBooking(transaction, intent, attempt);
  const bought = booking ?? restored;
  const account = bought && (await read(sellerAccountDocument(bought.sellerId), transaction));
  return { booking, restored, product, attempt, ad, offer, isPerson: account?.isPerson === true };
}
