import { wishDocumentId } from '@thriftline/domain/base/collections';
import { fromCents } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { isAdvertisementOf } from '@thriftline/domain/catalogue/product-version';
import type { Booking } from '@thriftline/domain/orders/booking';
import { isHeldFor } from '@thriftline/domain/payments/paying/held-for';
import type { recordFields } from '@thriftline/domain/payments/payment-state';
import type { FeeRule } from '@thriftline/domain/settings/fee';
import type { Transaction } from 'firebase-admin/firestore';
import { wishDocument } from '../../catalogue/wishes.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { openOrder } from '../../orders/open-order.ts';
import { endHeldTime } from '../hold/hold.ts';
import { openPayout } from '../payouts/open-payout.ts';
import { paymentDocument } from '../records/payments.ts';
import type { Intent } from '../stripe/intents.ts';
import { closedBy } from './closed-by.ts';
import { deliveredOf, wayOf } from './delivered-of.ts';
import { markAdvertisementSold } from './mark-advertisement-sold.ts';
import { markOrdered } from './mark-ordered.ts';
import { markProductSold } from './mark-product-sold.ts';
import { paidForItem } from './paid-for-item.ts';
import { paymentRecord } from './payment-record.ts';
import type { Purchase } from './read-purchase.ts';

/** What is sold, and to whom. */
export interface Sale extends Pick<Purchase, 'attempt' | 'ad' | 'offer'> {
  booking: Booking;
  product: Product;
  /** Whether the booking was deleted meanwhile, and comes back. */
  isRestored: boolean;
  /** What of the card fee its buyer would bear who canceled; cents. */
  cancelFee: number;
}

/** Writes what the money of an intent has bought: payment, booking, order, payout, item, its advertisement and the buyer's wish for it. */
export async function recordSale(
  transaction: Transaction,
  intent: Intent,
  sale: Sale,
  { ended, feeRule, now }: { ended: ReturnType<typeof recordFields>; feeRule: FeeRule; now: number },
): Promise<void> {
  const { booking, product, attempt, ad, offer, isRestored, cancelFee } = sale;
  const { id: orderId, bookingsId, productId, amount, currency } = intent;
  transaction.create(paymentDocument(intent.id), paymentRecord(intent, ended, sale));
  const bookingReference = bookingDocument(bookingsId);
  if (isRestored) transaction.set(bookingReference, booking);
  // The buyer may have agreed to another price since they booked.
  transaction.update(bookingReference, {
    paid: true,
    productprice: fromCents(paidForItem(intent)),
    ...wayOf(intent),
    ...closedBy(intent),
  });
  if (attempt && isHeldFor(attempt, product)) endHeldTime(transaction, attempt, now);
  const delivered = deliveredOf(transaction, intent, attempt);
  const { sellername } = product;
  const paid = { orderId, bookingsId, amount, currency, booking, sellername, delivered, cancelFee };
  openOrder(transaction, paid, now);
  const { sellerId, buyerId, productname } = booking;
  const { deliveryPrice = 0 } = delivered;
  openPayout(
    transaction,
    orderId,
    { sellerId, bookingsId, productId, productname, currency, amount, deliveryPrice },
    feeRule,
  );
  markOrdered(transaction, intent, offer, attempt);
  await markProductSold(transaction, productId);
  // It has come true. Others' wishes tell them that it is sold.
  transaction.delete(wishDocument(wishDocumentId(productId, buyerId)));
  if (ad && isAdvertisementOf(product, ad)) markAdvertisementSold(transaction, productId);
}
