import { isDeepStrictEqual } from 'node:util';
import { isOrderOver } from '@thriftline/domain/orders/order';
import type { OrderDispute } from '@thriftline/domain/orders/order-dispute-texts';
import {
  type Dispute,
  decidingDispute,
  type FraudWarning,
  holdsMoney,
  isLost,
} from '@thriftline/domain/payments/dispute';
import { partRefundState } from '@thriftline/domain/payments/part-refund';
import type { Payment } from '@thriftline/domain/payments/payment';
import { advance } from '@thriftline/domain/payments/payment-machine';
import { paymentState, recordFields } from '@thriftline/domain/payments/payment-state';
import { isRefusedForBank } from '@thriftline/domain/payments/refund-failure-texts';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../../firestore/collection.ts';
import {
  notifyAdminsOfDispute,
  notifyAdminsOfFraud,
} from '../../notifications/events/notify-admins-of-payment.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { markPayoutDirty } from '../../orders/mark-payout-dirty.ts';
import { orderDocument } from '../../orders/order-documents.ts';
import { writeOrder } from '../../orders/write-order.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { disputesOf, fraudWarningOf } from '../stripe/disputes.ts';

/** What a payment's record says of disputes. */
interface Disputed {
  dispute: Dispute | undefined;
  fraudWarning: FraudWarning | undefined;
}

const saidBy = ({ dispute, fraudWarning }: Partial<Disputed>): Disputed => ({ dispute, fraudWarning });

/** How the two sides of an order see its dispute; an inquiry that takes no money holds nothing up. */
function orderDispute(dispute: Dispute | undefined): OrderDispute | undefined {
  if (holdsMoney(dispute)) return 'open';
  return dispute?.stage === 'won' || dispute?.stage === 'lost' ? dispute.stage : undefined;
}

const LOST = { act: 'sendBack', by: 'shop', state: 'refunded' } as const;

/** That a refund is due again which was refused while the bank had the money, once the bank gave it back: the reconciliation sends it. */
function refundAgain({ dispute: _before, ...record }: Payment, dispute: Dispute | undefined) {
  if (partRefundState(record) === 'failed' && isRefusedForBank(record.partRefund?.failure)) {
    return dispute?.stage === 'won' ? { refundDue: true } : {};
  }
  const isFailed = paymentState({ record }) === 'refundFailed' && isRefusedForBank(record.refundFailure);
  return isFailed && dispute?.stage === 'won' ? recordFields(advance('refundFailed', 'disputeWon')) : {};
}

/** Writes what Stripe says, unless the record was brought in line meanwhile by somebody whose answer may be newer. */
async function write(paymentIntentId: string, before: Disputed, now: Disputed): Promise<boolean> {
  const document = paymentDocument(paymentIntentId);
  return firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    if (record === undefined || !isDeepStrictEqual(saidBy(record), before)) return false;
    const bookingReference = bookingDocument(record.bookingsId);
    const orderReference = orderDocument(paymentIntentId);
    const [booking, order] = await Promise.all([
      read(bookingReference, transaction),
      read(orderReference, transaction),
    ]);
    const { dispute = FieldValue.delete(), fraudWarning = FieldValue.delete() } = now;
    transaction.update(document, { dispute, fraudWarning, ...refundAgain(record, now.dispute) });
    const told = { dispute: orderDispute(now.dispute) ?? FieldValue.delete() };
    if (booking?.paymentIntentId === paymentIntentId) transaction.update(bookingReference, told);
    if (order) transaction.update(orderReference, told);
    if (order && isOrderOver(order.state)) markPayoutDirty(transaction, paymentIntentId, Date.now());
    // The bank has given the money to the buyer: there is nothing left to decide.
    if (isLost(now.dispute) && order && !isOrderOver(order.state)) {
      writeOrder(transaction, paymentIntentId, order, LOST, Date.now());
    }
    return true;
  });
}

async function notifyAdmins(record: Payment, { dispute, fraudWarning }: Disputed): Promise<void> {
  if (dispute) await notifyAdminsOfDispute(record, dispute);
  if (fraudWarning) await notifyAdminsOfFraud(record, fraudWarning);
}

/** The dispute that decides what a payment is, if there is one, and whether anything of it was new. */
export interface FollowedDisputes {
  dispute: Dispute | undefined;
  isNews: boolean;
}

/** How often what was asked may be outrun by others who follow the same payment. */
const MOST_ROUNDS = 5;

/**
 * Brings a payment's record and its booking in line with its disputes and the bank's warnings as Stripe has them now, tells the
 * admins, and gives what it found. News of them only says where to look, so that doubled, late and reordered
 * ones end the same. Does nothing about money that is not recorded.
 */
export async function followDisputes(paymentIntentId: string): Promise<FollowedDisputes> {
  const document = paymentDocument(paymentIntentId);
  let isNews = false;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const record = await read(document);
    if (record === undefined) return { dispute: undefined, isNews };
    const before = saidBy(record);
    const [disputes, fraudWarning] = await Promise.all([
      disputesOf(paymentIntentId),
      fraudWarningOf(paymentIntentId),
    ]);
    const now = { dispute: decidingDispute(disputes), fraudWarning };
    if (isDeepStrictEqual(before, now)) {
      await notifyAdmins(record, now);
      return { dispute: now.dispute, isNews };
    }
    // A later run that found nothing to change didn't see what is written now: it is asked once more.
    if (!(await write(paymentIntentId, before, now))) continue;
    isNews = true;
    if (now.dispute) logger.warn('A payment is disputed', { paymentIntentId, ...now.dispute });
  }
  throw new Error(`The disputes of ${paymentIntentId} change all the time`);
}
