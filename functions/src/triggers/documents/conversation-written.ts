import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { findFalseMessagePicture, removeMessagePicture } from '../../conversations/false-message-picture.ts';
import { markContactData } from '../../conversations/mark-contact-data.ts';
import { noteFirstAnswer } from '../../conversations/note-first-answer.ts';
import { notifyOnMessage } from '../../notifications/events/notify-on-message.ts';
import { noticesOfMessagePicture } from '../../notifications/notices/notices-of-picture.ts';
import { notify } from '../../notifications/notify.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/** The picture of a message goes where it is none, or more than a viewer has room for; its sender is told. */
async function checkPicture(conversationId: string, { lastId }: Conversation): Promise<void> {
  if (lastId === undefined) return;
  const found = await findFalseMessagePicture(conversationId, lastId);
  if (found === undefined) return;
  // While it is there, so that a second try tells of it, too.
  await notify(noticesOfMessagePicture(conversationId, found));
  await removeMessagePicture(conversationId, found);
}

/** A message with contact data is marked for admins, who is written to is told, and how long its buyer waited is known from the first answer on. */
export const conversationWritten: FollowChange = async ({ data, documentId }) => {
  // It is also written when somebody reads or mutes it.
  const { before, after } = changeOf('conversations', data);
  if (after === undefined || before?.count === after.count) return;
  await checkPicture(documentId, after);
  await markContactData(documentId, after);
  await notifyOnMessage(documentId);
  if (after.lastBy === after.sellerId && after.firstAnswerAt === undefined) {
    await noteFirstAnswer(documentId);
  }
};
