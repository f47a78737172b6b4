import { conversations } from '../../conversations/conversations.ts';
import { documentIn, read } from '../../firestore/collection.ts';
import { noticesOfMessage } from '../notices/notices-of-message.ts';
import { notifyAndSend } from '../notify-and-send.ts';

/** Tells who is written to in a conversation, as it is now. */
export async function notifyOnMessage(conversationId: string): Promise<void> {
  const conversation = await read(documentIn(conversations(), conversationId));
  const news = conversation && noticesOfMessage(conversationId, conversation);
  if (news) await notifyAndSend(news);
}
