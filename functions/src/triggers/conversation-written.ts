import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Conversation } from '@thriftline/domain/conversation';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { markContactData } from '../conversations/mark-contact-data.ts';
import { tellOfMessage } from '../notifications/tell-of-message.ts';

/** A message with contact data is marked for admins, and who is written to is told. */
export const conversationWritten = onDocumentWritten(
  { document: `${COLLECTIONS.conversations}/{conversationId}`, retry: true },
  async ({ data, params }) => {
    // It is also written when somebody reads or mutes it.
    if (!data?.after.exists || data.before.get('count') === data.after.get('count')) return;
    await markContactData(params.conversationId, data.after.data() as Conversation);
    await tellOfMessage(params.conversationId);
  },
);
