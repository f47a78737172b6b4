import { type Conversation, otherIn } from '@thriftline/domain/conversations/conversation';
import { type NextOffer, offerWords } from '@thriftline/domain/conversations/offer';
import type { OfferAct } from '@thriftline/domain/conversations/offer-machine';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { conversationDocument, messagesOf } from '../conversations/conversations.ts';

interface Written {
  conversationId: string;
  conversation: Omit<Conversation, 'createdAt'>;
  isNew: boolean;
  by: string;
  act: OfferAct;
  next: NextOffer;
  holdId: string | undefined;
}

/** Stores what an act made of the offer, and the act as a message that the other side has not read. */
export function writeOffer(transaction: Transaction, written: Written): void {
  const { conversationId, conversation, isNew, by, act, next, holdId } = written;
  const { until, ...fields } = next;
  const at = FieldValue.serverTimestamp();
  const note = { act, amount: next.amount };
  const text = offerWords(note);
  const document = conversationDocument(conversationId);
  const message = messagesOf(conversationId).doc();
  if (isNew) transaction.create(document, { ...conversation, createdAt: at });
  transaction.create(message, { by, text, at, offer: note });
  transaction.update(document, {
    count: FieldValue.increment(1),
    unreadBy: FieldValue.arrayUnion(otherIn(conversation, by)),
    lastId: message.id,
    lastAt: at,
    lastBy: by,
    lastText: text,
    offer: {
      ...fields,
      at,
      ...(until !== undefined && { until: Timestamp.fromMillis(until) }),
      ...(holdId !== undefined && { holdId }),
    },
  });
}
