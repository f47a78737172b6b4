import type { Offer } from '@thriftline/domain/offer-state';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { conversationDocument } from '../../conversations/conversations.ts';
import { read } from '../../firestore/collection.ts';
import type { PaymentAttempt } from '../records/payment-attempts.ts';
import type { Intent } from '../stripe/intents.ts';

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
  { bookingsId, amount }: Pick<Intent, 'bookingsId' | 'amount'>,
  offer: Offer | undefined,
  attempt: PaymentAttempt | undefined,
): void {
  if (offer === undefined || amount !== attempt?.agreed?.amount) return;
  transaction.update(conversationDocument(bookingsId), {
    'offer.state': 'ordered',
    'offer.at': FieldValue.serverTimestamp(),
    'offer.until': FieldValue.delete(),
  });
}
