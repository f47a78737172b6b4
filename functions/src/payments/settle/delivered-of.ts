import type { Delivered } from '@thriftline/domain/orders/delivered';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import type { Intent } from '../stripe/intents.ts';

/** How what was paid for comes over, and what of the amount that is; nothing where its seller states nothing. */
export function wayOf({
  delivery,
  deliveryPrice = 0,
}: Intent): Pick<Delivered, 'delivery' | 'deliveryPrice'> {
  return delivery === undefined ? {} : { delivery, deliveryPrice };
}

/** The same with where to, which the order keeps from now on, and the attempt no more. */
export function deliveredOf(
  transaction: Transaction,
  intent: Intent,
  attempt: PaymentAttempt | undefined,
): Delivered {
  const address = attempt?.address;
  if (address === undefined) return wayOf(intent);
  transaction.update(paymentAttemptDocument(intent.bookingsId), { address: FieldValue.delete() });
  return { ...wayOf(intent), ...(intent.delivery === 'delivery' && { address }) };
}
