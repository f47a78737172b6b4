import { COLLECTIONS, countedMessageId, messagesPath } from '@thriftline/domain/base/collections';
import { toDocument } from '@thriftline/domain/base/document-names';
import { type ConversationOpening, openConversation } from '@thriftline/domain/conversations/conversation';
import { messagePicturePath } from '@thriftline/domain/pictures/message-picture';
import { arrayUnion, collection, doc, increment, serverTimestamp } from 'firebase/firestore';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import type { MutationSubject } from '@/outbox/journal/mutation.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { sortableId } from '../in-order.ts';

/** A message to be sent. */
export interface Writing {
  conversationId: string;
  uid: string;
  /** The account on the other side. */
  to: string;
  /** May be empty beside a picture. */
  text: string;
  picture?: AttachedPicture | undefined;
  subject: MutationSubject;
  /** What the conversation is to be opened with, where there is none yet. */
  opening?: ConversationOpening | undefined;
  /** Called once the journal has it, right before it is sent: until then nothing on this device does but what calls. */
  onSending?: (() => void) | undefined;
}

/** Opens a conversation. What becomes of it is seen by its first message, which is refused where this is. */
function open(conversationId: string, uid: string, opening: ConversationOpening): void {
  const conversation = { ...openConversation(opening), createdAt: serverTimestamp() };
  const opened = commitCounted({ act: 'conversations', uid, id: conversationId }, (batch) =>
    batch.set(doc(firestore, COLLECTIONS.conversations, conversationId), toDocument(conversation)),
  );
  opened.written.catch((error: unknown) => console.warn('The conversation was not opened', error));
}

/** The files of a picture; what reads them came with the picture. */
async function filesOf(picture: AttachedPicture | undefined) {
  if (picture === undefined) return [];
  const { pictureBytes } = await import('@/lib/pictures/picture-bytes.ts');
  return pictureBytes(picture);
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
  picture,
  subject,
  opening,
  onSending,
}: Writing): Promise<Sent> {
  const conversation = doc(firestore, COLLECTIONS.conversations, conversationId);
  const messages = collection(firestore, messagesPath(conversationId));
  const message = doc(messages, sortableId(serverNow(), doc(messages).id));
  const counted = countedMessageId(conversationId, message.id);
  const creation = { act: 'messages', also: picture && 'uploads', uid, id: counted } as const;
  const files = await filesOf(picture);
  if (opening) await requireShare({ act: 'conversations', uid });
  await requireShare(creation);
  const request = {
    kind: 'write',
    uid,
    path: message.path,
    subject,
    text,
    ...(picture && { picture }),
  } as const;
  return enqueueMutation(request, () => {
    onSending?.();
    if (opening) open(conversationId, uid, opening);
    return commitCounted(creation, (batch) => {
      const at = serverTimestamp();
      const said = picture && { picture: { width: picture.width, height: picture.height } };
      batch.set(message, { by: uid, text, at, ...said });
      for (const { size, bytes } of files) {
        const place = messagePicturePath(conversationId, message.id, size);
        batch.set(doc(firestore, place), { by: uid, bytes });
      }
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
