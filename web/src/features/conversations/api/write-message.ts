import { COLLECTIONS, messagesPath } from '@thriftline/domain/collections';
import { type ConversationOpening, openConversation } from '@thriftline/domain/conversation';
import { toDocument } from '@thriftline/domain/document-names';
import { arrayUnion, collection, doc, increment, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { commitCounted, requireShare } from '@/lib/quota/commit-counted.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { ActSubject } from '@/outbox/act.ts';
import { sendAct } from '@/outbox/send-act.ts';

/** A message to be sent. */
export interface Writing {
  conversationId: string;
  uid: string;
  /** The account on the other side. */
  to: string;
  text: string;
  subject: ActSubject;
  /** What the conversation is to be opened with, where there is none yet. */
  opening?: ConversationOpening | undefined;
}

/** Opens a conversation. What becomes of it is seen by its first message, which is refused where this is. */
function open(conversationId: string, uid: string, opening: ConversationOpening): void {
  const conversation = { ...openConversation(opening), createdAt: serverTimestamp() };
  const opened = commitCounted({ act: 'conversations', uid, id: conversationId }, (batch) =>
    batch.set(doc(firestore, COLLECTIONS.conversations, conversationId), toDocument(conversation)),
  );
  opened.written.catch((error: unknown) => console.warn('The conversation was not opened', error));
}

/**
 * Sends a message, with what it does to its conversation in the same batch. Throws AppError with the reason of a refusal that
 * comes at once.
 */
export async function writeMessage({
  conversationId,
  uid,
  to,
  text,
  subject,
  opening,
}: Writing): Promise<Sent> {
  const conversation = doc(firestore, COLLECTIONS.conversations, conversationId);
  const message = doc(collection(firestore, messagesPath(conversationId)));
  const creation = { act: 'messages', uid, id: message.id } as const;
  if (opening) await requireShare({ act: 'conversations', uid });
  await requireShare(creation);
  return sendAct({ kind: 'write', uid, path: message.path, subject, text }, () => {
    if (opening) open(conversationId, uid, opening);
    return commitCounted(creation, (batch) => {
      const at = serverTimestamp();
      batch.set(message, { by: uid, text, at });
      batch.update(conversation, {
        count: increment(1),
        unreadBy: arrayUnion(to),
        lastId: message.id,
        lastAt: at,
        lastBy: uid,
        lastText: text,
      });
    });
  });
}
