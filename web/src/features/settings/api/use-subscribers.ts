import type { Subscriber } from '@thriftline/domain/settings/subscriber';
import { orderBy, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 25;

const confirmedAt = (subscriber: Subscriber) => subscriber.confirmedAt?.toMillis() ?? 0;

const newestFirst = (a: Stored<Subscriber>, b: Stored<Subscriber>) =>
  confirmedAt(b) - confirmedAt(a) || (a._id < b._id ? 1 : -1);

/** The first pages of the addresses that were given for e-mails and confirmed, newest first, live. For admins. */
export function useSubscribers(pages: number): PagedList<Stored<Subscriber>> {
  return usePagedQuery(query(collectionOf('subscribers'), orderBy('confirmedAt', 'desc')), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: newestFirst,
  });
}
