import Box from '@mui/material/Box';
import { AUDIT_ACT_LABELS, type AuditEntry } from '@thriftline/domain/audit-entry';
import { EmailText } from '@/components/email-text.tsx';
import { RecordCell, RecordRow } from '@/components/record-table.tsx';
import { formatTime } from '@/lib/format-time.ts';

/** One act of an admin: when, who, what, about what, and why. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  return (
    <RecordRow>
      <RecordCell label="When">{formatTime(entry.createdAt.toDate())}</RecordCell>
      <RecordCell label="Who">{entry.whoName}</RecordCell>
      <RecordCell label="What">{AUDIT_ACT_LABELS[entry.what]}</RecordCell>
      <RecordCell label="About">
        <EmailText>{entry.aboutName}</EmailText>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {entry.about}
        </Box>
      </RecordCell>
      <RecordCell label="Why">{entry.why || '—'}</RecordCell>
    </RecordRow>
  );
}
