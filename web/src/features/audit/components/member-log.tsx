import { useLingui } from '@lingui/react/macro';
import { RecordSection } from '@/components/records/record-section.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useAuditOf } from '../api/use-audit-log.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

function ByMember({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages('by');
  return (
    <RecordSection
      columns={AUDIT_COLUMNS}
      title={t`What they did`}
      list={useAuditOf(uid, 'who', pages)}
      empty={t`Nothing recorded`}
      onLoadMore={showMore}
    />
  );
}

/** What admins did about an account, with their reasons, and what the account did that is written down. */
export function MemberLog({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  return (
    <>
      <RecordSection
        columns={AUDIT_COLUMNS}
        title={t`About this member`}
        list={useAuditOf(uid, 'about', pages)}
        empty={t`Nothing recorded`}
        onLoadMore={showMore}
      />
      <ByMember uid={uid} />
    </>
  );
}
