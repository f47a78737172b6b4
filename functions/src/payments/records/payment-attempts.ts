import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import { collection, documentIn } from '../../firestore/collection.ts';

/** The payment attempts; a document's id is its booking's. */
export const paymentAttempts = () => collection<PaymentAttempt>(COLLECTIONS.paymentAttempts);

/** The payment attempt of one booking. */
export const paymentAttemptDocument = (bookingsId: string) => documentIn(paymentAttempts(), bookingsId);
