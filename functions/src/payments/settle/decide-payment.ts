import { CURRENCY } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { isShown } from '@thriftline/domain/catalogue/product-acts';
import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import type { RefundReason } from '@thriftline/domain/payments/refund-reason-texts';
import type { Intent } from '../stripe/intents.ts';
import { isDeliveryDue } from './is-delivery-due.ts';
import { isPaidItem } from './is-paid-item.ts';
import { isPriceDue } from './is-price-due.ts';
import { isSold } from './is-sold.ts';
import { paidForItem } from './paid-for-item.ts';

/** What becomes of money that arrived: the sale, or its way back, and why. */
export type Decision = { outcome: 'record' } | { outcome: 'refund'; reason: RefundReason };

/**
 * Decides from what is stored now. The first money that arrives for an unsold product buys it, whoever holds the
 * product: a hold only keeps others from starting to pay.
 */
export function decidePayment(
  intent: Pick<
    Intent,
    | 'amount'
    | 'delivery'
    | 'deliveryPrice'
    | 'received'
    | 'currency'
    | 'productId'
    | 'productVersion'
    | 'buyerId'
    | 'refunded'
  >,
  booking: Booking | undefined,
  product: Product | undefined,
  now: number,
  attempt?: PaymentAttempt,
): Decision {
  const refund = (reason: RefundReason): Decision => ({ outcome: 'refund', reason });
  if (intent.refunded > 0) return refund('moneyAlreadyBack');
  if (product === undefined) return refund('productGone');
  if (isSold(product, now)) return refund('soldToAnother');
  if (!isShown(product, now)) return refund('productGone');
  if (booking === undefined) return refund('bookingGone');
  const isTheirs = booking.buyerId === intent.buyerId && booking.productId === intent.productId;
  if (!isTheirs || bookingState(booking) !== 'unpaid') return refund('bookingClosed');
  if (!isPaidItem(intent, booking, product)) return refund('productChanged');
  const isWhole = intent.received === intent.amount && intent.currency === CURRENCY;
  const isDue = isDeliveryDue(intent, product) && isPriceDue(paidForItem(intent), product, attempt, now);
  if (!isWhole || !isDue) return refund('differentAmount');
  return { outcome: 'record' };
}
