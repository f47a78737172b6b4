import type { AuditAct, AuditEntry } from '@thriftline/domain/accounts/audit-entry';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 25;

/** The first pages of the audit log, of one act where it is named, newest first, live. For admins. */
export function useAuditLog(pages: number, act: AuditAct | undefined): PagedList<Stored<AuditEntry>> {
  const ofAct = act === undefined ? [] : [where('what', '==', act)];
  return usePagedQuery(query(collectionOf('auditLog'), ...ofAct, orderBy('createdAt', 'desc')), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: newestFirst,
  });
}

/** The entries about an account, or by it, newest first, live. For admins. */
export function useAuditOf(uid: string, part: 'about' | 'who', pages: number): PagedList<Stored<AuditEntry>> {
  const value = part === 'about' ? `${COLLECTIONS.users}/${uid}` : uid;
  return usePagedQuery(
    query(collectionOf('auditLog'), where(part, '==', value), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}
