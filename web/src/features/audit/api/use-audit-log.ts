import type { AuditEntry } from '@thriftline/domain/accounts/audit-entry';
import { orderBy, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 25;

/** The first pages of the audit log, newest first, live. For admins. */
export function useAuditLog(pages: number): PagedList<Stored<AuditEntry>> {
  return usePagedQuery(query(collectionOf('auditLog'), orderBy('createdAt', 'desc')), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: newestFirst,
  });
}
