import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Payment } from '@thriftline/domain/payments/payment';
import { collection, documentIn } from '../../firestore/collection.ts';

/** The payment records; a document's id is its payment intent's. */
export const payments = () => collection<Payment>(COLLECTIONS.payments);

/** The record of one payment intent. */
export const paymentDocument = (paymentIntentId: string) => documentIn(payments(), paymentIntentId);
