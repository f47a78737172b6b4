import { isOfEarlierMaking } from '@thriftline/domain/catalogue/product-version';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { isBookedItem } from '@thriftline/domain/orders/is-booked-item';
import { agreementInForce } from '@thriftline/domain/payments/paying/agreement';
import { isHeldFor } from '@thriftline/domain/payments/paying/held-for';
import type { recordFields } from '@thriftline/domain/payments/payment-state';
import {
  REFUND_REASONS,
  type RefundReason,
  refundReasonFields,
} from '@thriftline/domain/payments/refund-reason-texts';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { bookingDocument } from '../../orders/bookings.ts';
import { releaseHold } from '../hold/hold.ts';
import { paymentDocument } from '../records/payments.ts';
import type { Intent } from '../stripe/intents.ts';
import { closedBy } from './closed-by.ts';
import { paymentRecord } from './payment-record.ts';
import type { Purchase } from './read-purchase.ts';

/** Whether the booking is the one that was paid for, and is not paid: one of a later making of the product has a payment of its own. */
function isClosed(intent: Intent, { booking, product }: Purchase): boolean {
  const isOther =
    booking && product && isBookedItem(booking, product) && isOfEarlierMaking(product, intent.productVersion);
  return booking?.buyerId === intent.buyerId && bookingState(booking) !== 'paid' && !isOther;
}

/** Writes that the money of an intent goes back, for that reason. The money itself is sent afterwards. */
export function refundSale(
  transaction: Transaction,
  intent: Intent,
  purchase: Purchase,
  { ended, reason, now }: { ended: ReturnType<typeof recordFields>; reason: RefundReason; now: number },
): void {
  logger.warn('Money goes back', { paymentIntentId: intent.id, reason });
  const { product, attempt } = purchase;
  // It bought nothing: whose item it was for is not shown who paid, and with which card.
  const { sellerId: _none, ...record } = paymentRecord(intent, ended, purchase);
  transaction.create(paymentDocument(intent.id), {
    ...record,
    ...refundReasonFields(REFUND_REASONS[reason]),
    refundedAt: FieldValue.serverTimestamp(),
  });
  if (isClosed(intent, purchase)) {
    transaction.update(bookingDocument(intent.bookingsId), { refunded: true, ...closedBy(intent) });
  }
  const isAgreed = product && agreementInForce(attempt, product, now) !== undefined;
  if (attempt && isHeldFor(attempt, product) && !isAgreed) releaseHold(transaction, attempt, now);
}
