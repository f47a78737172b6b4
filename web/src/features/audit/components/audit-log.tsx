import { EmptyState } from '@/components/empty-state.tsx';
import { PagedRecords } from '@/components/paged-records.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useAuditLog } from '../api/use-audit-log.ts';
import { AuditRow } from './audit-row.tsx';

const COLUMNS = ['When', 'Who', 'What', 'About', 'Why'] as const;

/** What admins did, newest first, page by page. */
export function AuditLog() {
  const { pages, showMore } = useShownPages();
  const list = useAuditLog(pages);
  return (
    <PagedRecords
      list={list}
      label="Audit log"
      columns={COLUMNS}
      onLoadMore={showMore}
      empty={
        <EmptyState title="Nothing done yet">
          Role changes, verifications, deletions and refunds are written here.
        </EmptyState>
      }
    >
      {({ rows }) => rows.map(({ data }) => <AuditRow key={data._id} entry={data} />)}
    </PagedRecords>
  );
}
