import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Payment } from '@thriftline/domain/payment';
import { collection, documentIn } from './collection.ts';

/** A payment record and, once money went back, the refund it went with. */
export type PaymentRecord = Payment & { refundId?: string };

/** The payment records; a document's id is its payment intent's. */
export const payments = () => collection<PaymentRecord>(COLLECTIONS.payments);

/** The record of one payment intent. */
export const paymentDocument = (paymentIntentId: string) => documentIn(payments(), paymentIntentId);
