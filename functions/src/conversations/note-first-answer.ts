import type { Message } from '@thriftline/domain/conversations/conversation';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { conversationDocument, messagesOf } from './conversations.ts';

/** Messages that are looked at a time: most sellers answer the first or the second. */
const PAGE = 10;

/**
 * Writes into a conversation when its seller first answered, null where the seller began, once the seller has written: from the
 * messages, which never change, so it does not matter how often and how late it is asked for.
 */
export async function noteFirstAnswer(conversationId: string): Promise<void> {
  const document = conversationDocument(conversationId);
  const conversation = await read(document);
  if (conversation === undefined || conversation.firstAnswerAt !== undefined) return;
  const { sellerId } = conversation;
  const messages = messagesOf(conversationId).orderBy('at').limit(PAGE);
  let last: QueryDocumentSnapshot<Message> | undefined;
  for (;;) {
    const { docs } = await (last === undefined ? messages : messages.startAfter(last)).get();
    const answer = docs.find((snapshot) => snapshot.data().by === sellerId);
    if (answer !== undefined) {
      const began = last === undefined && answer.id === docs[0]?.id;
      await document.update({ firstAnswerAt: began ? null : answer.data().at });
      return;
    }
    if (docs.length < PAGE) return;
    last = docs.at(-1);
  }
}
