import type { Block } from '@thriftline/domain/accounts/block';
import {
  blockDocumentId,
  COLLECTIONS,
  CONVERSATION_MESSAGES,
  messagesPath,
} from '@thriftline/domain/base/collections';
import type { Conversation, Message } from '@thriftline/domain/conversations/conversation';
import {
  MESSAGE_PICTURES,
  type MessagePictureFile,
  type MessagePictureSize,
} from '@thriftline/domain/pictures/message-picture';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { collection, documentIn } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';

/** What buyers and sellers say to each other. */
export const conversations = () => collection<Conversation>(COLLECTIONS.conversations);

/** One of them. */
export const conversationDocument = (id: string) => documentIn(conversations(), id);

/** Those an account is in. */
export const conversationsOf = (uid: string) => conversations().where('members', 'array-contains', uid);

/** What was said in one. */
export const messagesOf = (conversationId: string) => collection<Message>(messagesPath(conversationId));

/** A size of a message's picture. */
export const messagePicture = (message: DocumentReference, size: MessagePictureSize) =>
  collection<MessagePictureFile<Uint8Array>>(`${message.path}/${MESSAGE_PICTURES}`).doc(size);

/** What an account said anywhere. */
export const messagesBy = (uid: string): Query =>
  firestore().collectionGroup(CONVERSATION_MESSAGES).where('by', '==', uid);

/** Who hears nothing from whom. */
export const blocks = () => collection<Block>(COLLECTIONS.blocks);

/** What says that one account hears nothing from another. */
export const blockDocument = (blockerId: string, blockedId: string) =>
  documentIn(blocks(), blockDocumentId(blockerId, blockedId));
