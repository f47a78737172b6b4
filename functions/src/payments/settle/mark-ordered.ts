import type { Offer } from '@thriftline/domain/conversations/offer-state';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { conversationDocument } from '../../conversations/conversations.ts';
import { read } from '../../firestore/collection.ts';
import type { Intent } from '../stripe/intents.ts';
import { paidForItem } from './paid-for-item.ts';

/** The offer that the attempt's agreement came from, while its conversation says so. */
export async function offerOf(
  transaction: Transaction,
  bookingsId: string,
  attempt: PaymentAttempt | undefined,
): Promise<Offer | undefined> {
  if (attempt?.agreed === undefined) return undefined;
  const offer = (await read(conversationDocument(bookingsId), transaction))?.offer;
  return offer?.holdId === attempt.agreed.holdId ? offer : undefined;
}

/** Says in the conversation that what was agreed on is paid, if this money is for it. */
export function markOrdered(
  transaction: Transaction,
  intent: Pick<Intent, 'bookingsId' | 'amount' | 'deliveryPrice'>,
  offer: Offer | undefined,
  attempt: PaymentAttempt | undefined,
): void {
  if (offer === undefined || paidForItem(intent) !== attempt?.agreed?.amount) return;
  transaction.update(conversationDocument(intent.bookingsId), {
    'offer.state': 'ordered',
    'offer.at': FieldValue.serverTimestamp(),
    'offer.until': FieldValue.delete(),
  });
}
