import Box from '@mui/material/Box';
import { AUDIT_ACT_LABELS, type AuditEntry } from '@thriftline/domain/audit-entry';
import { EmailText } from '@/components/email-text.tsx';
import type { RecordColumn } from '@/components/record-rows.tsx';
import { formatTime } from '@/lib/format-time.ts';

/** An act of an admin: when, who, what, about what, and why. */
export const AUDIT_COLUMNS: readonly RecordColumn<AuditEntry>[] = [
  { title: 'When', cell: (entry) => formatTime(entry.createdAt.toDate()) },
  { title: 'Who', cell: (entry) => entry.whoName },
  { title: 'What', cell: (entry) => AUDIT_ACT_LABELS[entry.what] },
  {
    title: 'About',
    cell: (entry) => (
      <>
        <EmailText>{entry.aboutName}</EmailText>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {entry.about}
        </Box>
      </>
    ),
  },
  { title: 'Why', cell: (entry) => entry.why || '—' },
];
