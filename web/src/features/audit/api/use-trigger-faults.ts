import type { TriggerFault } from '@thriftline/domain/base/trigger-fault';
import { orderBy, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 25;

const filingOf = ({ filedAt }: TriggerFault) => filedAt?.toMillis() ?? 0;

/** The last filed first, as Firestore orders: equal times by id, descending too. */
function lastFiledFirst(a: Stored<TriggerFault>, b: Stored<TriggerFault>): number {
  const later = filingOf(b) - filingOf(a);
  if (later !== 0) return later;
  return a._id < b._id ? 1 : a._id > b._id ? -1 : 0;
}

/** What triggers failed at three times, the last filed first, live. For admins. */
export function useTriggerFaults(pages: number): PagedList<Stored<TriggerFault>> {
  return usePagedQuery(query(collectionOf('triggerFaults'), orderBy('filedAt', 'desc')), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: lastFiledFirst,
  });
}
