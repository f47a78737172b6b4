import { useLingui } from '@lingui/react/macro';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordRows } from '@/components/records/record-rows.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useAuditLog } from '../api/use-audit-log.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

/** What admins did, newest first, page by page. */
export function AuditLog() {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  const list = useAuditLog(pages);
  return (
    <PagedRecords
      list={list}
      label={t`Audit log`}
      columns={AUDIT_COLUMNS}
      onLoadMore={showMore}
      empty={
        <EmptyState title={t`Nothing done yet`}>
          {t`Role changes, verifications, deletions and refunds are written here.`}
        </EmptyState>
      }
    >
      {({ key, rows }) => (
        <RecordRows key={key} columns={AUDIT_COLUMNS} records={rows.map(({ data }) => data)} />
      )}
    </PagedRecords>
  );
}
