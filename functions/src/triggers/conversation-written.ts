import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Conversation } from '@thriftline/domain/conversation';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { markContactData } from '../conversations/mark-contact-data.ts';
import { noteFirstAnswer } from '../conversations/note-first-answer.ts';
import { tellOfMessage } from '../notifications/tell-of-message.ts';

/** A message with contact data is marked for admins, who is written to is told, and how long its buyer waited is known from the first answer on. */
export const conversationWritten = onDocumentWritten(
  { document: `${COLLECTIONS.conversations}/{conversationId}`, retry: true },
  async ({ data, params }) => {
    // It is also written when somebody reads or mutes it.
    const isNews = data?.after.exists && data.before.get('count') !== data.after.get('count');
    if (!isNews) return;
    const after = data.after.data() as Conversation;
    await markContactData(params.conversationId, after);
    await tellOfMessage(params.conversationId);
    if (after.lastBy === after.sellerId && after.firstAnswerAt === undefined) {
      await noteFirstAnswer(params.conversationId);
    }
  },
);
