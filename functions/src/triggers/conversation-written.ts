import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Conversation } from '@thriftline/domain/conversation';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { noteFirstAnswer } from '../conversations/note-first-answer.ts';
import { tellOfMessage } from '../notifications/tell-of-message.ts';

/** Who is written to is told, and how long its buyer waited for an answer is known once there is one. */
export const conversationWritten = onDocumentWritten(
  { document: `${COLLECTIONS.conversations}/{conversationId}`, retry: true },
  async ({ data, params }) => {
    // It is also written when somebody reads or mutes it.
    const isNews = data?.after.exists && data.before.get('count') !== data.after.get('count');
    if (!isNews) return;
    await tellOfMessage(params.conversationId);
    const after = data.after.data() as Conversation;
    if (after.lastBy === after.sellerId && after.firstAnswerAt === undefined) {
      await noteFirstAnswer(params.conversationId);
    }
  },
);
