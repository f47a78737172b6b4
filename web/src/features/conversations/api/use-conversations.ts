import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 20;

const lastFirst = (a: Stored<Conversation>, b: Stored<Conversation>) =>
  (b.lastAt?.toMillis() ?? 0) - (a.lastAt?.toMillis() ?? 0) || (a._id < b._id ? 1 : -1);

/** The first pages of the conversations an account is in, the last that was written in first, live. */
export function useConversations(uid: string, pages: number): PagedList<Stored<Conversation>> {
  return usePagedQuery(
    query(collectionOf('conversations'), where('members', 'array-contains', uid), orderBy('lastAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: lastFirst },
  );
}
