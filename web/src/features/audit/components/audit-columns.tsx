import Box from '@mui/material/Box';
import { AUDIT_ACT_LABELS, type AuditEntry } from '@thriftline/domain/accounts/audit-entry';
import type { RecordColumn } from '@/components/records/record-rows.tsx';
import { EmailText } from '@/components/texts/email-text.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { formatTime } from '@/lib/words/format-time.ts';

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
          <UserText>{entry.about}</UserText>
        </Box>
      </>
    ),
  },
  { title: 'Why', cell: (entry) => entry.why || '—' },
];
