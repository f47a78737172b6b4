import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { findContactData } from '@thriftline/domain/conversations/contact-data';
import { type ContactMarks, marksExpireAt, withMark } from '@thriftline/domain/conversations/contact-marks';
import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { Timestamp } from 'firebase-admin/firestore';
import { userDocument } from '../accounts/users.ts';
import { collection, documentIn, read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';

/** Which messages of an account hold contact data. */
export const contactMarksDocument = (uid: string) =>
  documentIn(collection<ContactMarks>(COLLECTIONS.contactMarks), uid);

/** The last message of a conversation, as the write that brought it says. */
type LastMessage = Pick<Conversation, 'lastId' | 'lastAt' | 'lastBy' | 'lastText'>;

/**
 * Marks a message that holds contact data, for admins who decide about a report of its author. By the write that brought the
 * message, which nobody changes: the conversation may hold a later one by now. Doing it twice changes nothing.
 */
export async function markContactData(conversationId: string, message: LastMessage): Promise<void> {
  const { lastId: messageId, lastAt: at, lastBy: by, lastText: text = '' } = message;
  if (messageId === undefined || at === undefined || by === undefined) return;
  if (findContactData(text).length === 0) return;
  const document = contactMarksDocument(by);
  await firestore().runTransaction(async (transaction) => {
    const [known, account] = await Promise.all([
      read(document, transaction),
      read(userDocument(by), transaction),
    ]);
    // Of an account that is gone nothing is kept.
    if (account === undefined) return;
    const now = Date.now();
    const marks = withMark(known?.marks ?? [], { conversationId, messageId, at }, now);
    transaction.set(document, { marks, expireAt: Timestamp.fromMillis(marksExpireAt(marks, now)) });
  });
}
