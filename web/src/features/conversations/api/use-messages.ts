import type { Message } from '@thriftline/domain/conversations/conversation';
import { orderBy, query } from 'firebase/firestore';
import { messagesIn } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const MESSAGES_PER_PAGE = 30;

const newestFirst = (a: Stored<Message>, b: Stored<Message>) =>
  b.at.toMillis() - a.at.toMillis() || (a._id < b._id ? 1 : -1);

/** The newest messages of a conversation, newest first, live; nothing while there is none. */
export function useMessages(conversationId: string | null, pages: number): PagedList<Stored<Message>> {
  return usePagedQuery(
    conversationId === null ? null : query(messagesIn(conversationId), orderBy('at', 'desc')),
    { pageSize: MESSAGES_PER_PAGE, pages, order: newestFirst },
  );
}
