import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { tellOfMessage } from '../notifications/tell-of-message.ts';

/** Who is written to is told. */
export const conversationWritten = onDocumentWritten(
  { document: `${COLLECTIONS.conversations}/{conversationId}`, retry: true },
  async ({ data, params }) => {
    // It is also written when somebody reads or mutes it.
    const isNews = data?.after.exists && data.before.get('count') !== data.after.get('count');
    if (isNews) await tellOfMessage(params.conversationId);
  },
);
