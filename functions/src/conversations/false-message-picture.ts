import { storedPictureFault } from '@thriftline/domain/pictures/header/picture-fault';
import { MESSAGE_PICTURE_SIZES } from '@thriftline/domain/pictures/message-picture';
import type { PictureFault } from '@thriftline/domain/pictures/picture-fault-texts';
import * as logger from 'firebase-functions/logger';
import { documentIn, read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { messagePicture, messagesOf } from './conversations.ts';

/** A message whose picture may not stay. */
export interface FalseMessagePicture {
  messageId: string;
  by: string;
  why: PictureFault;
}

const sizesOf = (conversationId: string, messageId: string) => {
  const message = documentIn(messagesOf(conversationId), messageId);
  return MESSAGE_PICTURE_SIZES.map((size) => messagePicture(message, size));
};

/** Looks at the picture of a message, which rules know by its first bytes only: gives it when a size of it may not stay. */
export async function findFalseMessagePicture(
  conversationId: string,
  messageId: string,
): Promise<FalseMessagePicture | undefined> {
  const message = await read(documentIn(messagesOf(conversationId), messageId));
  if (message?.picture === undefined) return undefined;
  for (const document of sizesOf(conversationId, messageId)) {
    const bytes = (await read(document))?.bytes;
    const why = bytes && storedPictureFault(bytes);
    if (why !== undefined) return { messageId, by: message.by, why };
  }
  return undefined;
}

/** Removes both sizes: its message shows that a picture is missing. Doing it twice changes nothing. */
export async function removeMessagePicture(
  conversationId: string,
  { messageId, by, why }: FalseMessagePicture,
): Promise<void> {
  const batch = firestore().batch();
  for (const document of sizesOf(conversationId, messageId)) batch.delete(document);
  await batch.commit();
  logger.warn(`The picture of a message was removed: ${why}`, { owner: by, conversationId, messageId });
}
