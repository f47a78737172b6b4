import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@thriftline/domain/accounts/audit-entry';
import { useId } from 'react';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordRows } from '@/components/records/record-rows.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { PagedList } from '@/lib/live/use-paged-query.ts';
import { useAuditOf } from '../api/use-audit-log.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

interface EntriesProps {
  title: string;
  list: PagedList<Stored<AuditEntry>>;
  empty: string;
  onLoadMore: () => void;
}

function Entries({ title, list, empty, onLoadMore }: EntriesProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <PagedRecords
        list={list}
        label={title}
        columns={AUDIT_COLUMNS}
        onLoadMore={onLoadMore}
        empty={<Typography color="textSecondary">{empty}</Typography>}
      >
        {({ key, rows }) => (
          <RecordRows key={key} columns={AUDIT_COLUMNS} records={rows.map(({ data }) => data)} />
        )}
      </PagedRecords>
    </Box>
  );
}

function ByMember({ uid }: { uid: string }) {
  const { pages, showMore } = useShownPages('by');
  return (
    <Entries
      title="What they did"
      list={useAuditOf(uid, 'who', pages)}
      empty="Nothing recorded"
      onLoadMore={showMore}
    />
  );
}

/** What admins did about an account, with their reasons, and what the account did that is written down. */
export function MemberLog({ uid }: { uid: string }) {
  const { pages, showMore } = useShownPages();
  return (
    <>
      <Entries
        title="About this member"
        list={useAuditOf(uid, 'about', pages)}
        empty="Nothing recorded"
        onLoadMore={showMore}
      />
      <ByMember uid={uid} />
    </>
  );
}
