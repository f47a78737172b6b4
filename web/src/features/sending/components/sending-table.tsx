import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sayNotification } from '@thriftline/domain/notifications/notification';
import { SENDING_CHANNEL_LABELS } from '@thriftline/domain/notifications/sending';
import { MOST_COUNTED, type ReportedSending } from '@thriftline/domain/notifications/sending-report';
import { type ReactNode, useId } from 'react';
import { MemberLink } from '@/components/records/member-link.tsx';
import { type RecordColumn, RecordRows } from '@/components/records/record-rows.tsx';
import { RecordTable } from '@/components/records/record-table.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { formatTime } from '@/lib/texts/format-time.ts';

type Row = ReportedSending & { _id: string };

const columns = (): readonly RecordColumn<Row>[] => [
  {
    title: t({ message: 'What', context: 'a message' }),
    cell: (told) => sayNotification(told)?.title ?? told.kind,
  },
  { title: t`To`, cell: ({ uid, name = t`Deleted account` }) => <MemberLink uid={uid}>{name}</MemberLink> },
  { title: t`By`, cell: ({ channel }) => SENDING_CHANNEL_LABELS[channel] },
  { title: t`Since`, cell: ({ at }) => formatTime(new Date(at)) },
  { title: t`Tries`, cell: ({ tries }) => String(tries) },
  {
    title: t`Error`,
    cell: ({ lastError }) => (lastError === undefined ? t`Sending…` : <UserText>{lastError}</UserText>),
  },
];

const countWords = (count: number) => (count >= MOST_COUNTED ? t`${MOST_COUNTED} or more` : String(count));

interface SendingTableProps {
  /** The heading with how many there are, and what the table is called. */
  title: (count: string) => string;
  label: string;
  count: number;
  rows: readonly ReportedSending[];
  /** What stands there when there is none. */
  children: ReactNode;
  busy: boolean;
  onRetry: (ids: string[]) => void;
}

/** Deliveries that went wrong, how many there are, and a button that tries those again that are shown. */
export function SendingTable({ title, label, count, rows, children, busy, onRetry }: SendingTableProps) {
  const { t } = useLingui();
  const titleId = useId();
  const shown = columns();
  const some = rows.length;
  const { disabled, ...reason } = useNeedsNetwork();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title(countWords(count))}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{children}</Typography>
      ) : (
        <>
          <RecordTable label={label} columns={shown.map((column) => column.title)}>
            <RecordRows columns={shown} records={rows.map((row) => ({ ...row, _id: row.id }))} />
          </RecordTable>
          <Button
            sx={{ mt: 2 }}
            variant="outlined"
            {...reason}
            disabled={disabled || busy}
            onClick={() => onRetry(rows.map(({ id }) => id))}
          >
            {some === 1 ? t`Try it again` : plural(some, { one: 'Try # again', other: 'Try these # again' })}
          </Button>
        </>
      )}
    </Box>
  );
}
