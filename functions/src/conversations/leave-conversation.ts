import { type Conversation, otherIn, sideOf } from '@thriftline/domain/conversations/conversation';
import { MESSAGE_PICTURE_SIZES } from '@thriftline/domain/pictures/message-picture';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { firestore } from '../platform/firebase.ts';
import { messagePicture, messagesOf } from './conversations.ts';

/** Messages that are looked up at a time: with their pictures they are deleted in the batches of `writeInBatches`. */
const PAGE = 400;

/** Deletes a conversation, what was said first: what breaks half-way is found again by it. */
async function deleteConversation(document: DocumentReference): Promise<void> {
  for (;;) {
    const { docs } = await messagesOf(document.id).limit(PAGE).get();
    await writeInBatches(
      docs.flatMap((message) => [
        ...(message.get('picture') === undefined
          ? []
          : MESSAGE_PICTURE_SIZES.map((size) => messagePicture(message.ref, size))),
        message.ref,
      ]),
      (batch, document) => void batch.delete(document),
    );
    if (docs.length < PAGE) break;
  }
  await document.delete();
}

/**
 * Takes a deleted account's name out of a conversation, which the other side keeps; once both accounts are gone, the
 * conversation goes. Doing it twice changes nothing.
 */
export async function leaveConversation(
  document: DocumentReference<Conversation>,
  uid: string,
): Promise<void> {
  const empty = await firestore().runTransaction(async (transaction) => {
    const conversation = await read(document, transaction);
    if (conversation === undefined) return false;
    if (conversation.gone?.includes(otherIn(conversation, uid))) return true;
    transaction.update(document, {
      [`${sideOf(conversation, uid)}Name`]: FieldValue.delete(),
      gone: [uid],
      unreadBy: FieldValue.arrayRemove(uid),
    });
    return false;
  });
  if (empty) await deleteConversation(document);
}
