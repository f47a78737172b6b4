import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TriggerFault } from '@thriftline/domain/base/trigger-fault';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { type RecordColumn, RecordRows } from '@/components/records/record-rows.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { useTriggerFaults } from '../api/use-trigger-faults.ts';

const COLUMNS: readonly RecordColumn<TriggerFault>[] = [
  {
    get title() {
      return t`When`;
    },
    cell: ({ lastAt }) => formatTime(lastAt.toDate()),
  },
  {
    get title() {
      return t`Task`;
    },
    cell: ({ trigger, path }) => (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {trigger}
        <Typography variant="body2" color="text.secondary">
          {path}
        </Typography>
      </Box>
    ),
  },
  {
    get title() {
      return t`Cause`;
    },
    cell: ({ cause }) => (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <UserText>{cause}</UserText>
      </Box>
    ),
  },
  {
    get title() {
      return t`Status`;
    },
    cell: ({ tries, goesOn }) =>
      goesOn
        ? t`Failed ${plural(tries, { one: '# time', other: '# times' })}. Still trying.`
        : t`Failed ${plural(tries, { one: '# time', other: '# times' })}. Not tried again.`,
  },
];

/** Tasks that failed at a document three times, newest first. */
export function TriggerFaults() {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages('failed');
  return (
    <Box component="section" aria-labelledby="failed-tasks" sx={{ mt: 6 }}>
      <Typography variant="h3" component="h2" id="failed-tasks" sx={{ mb: 2 }}>
        {t`Failed tasks`}
      </Typography>
      <PagedRecords
        list={useTriggerFaults(pages)}
        label={t`Failed tasks`}
        columns={COLUMNS}
        onLoadMore={showMore}
        empty={
          <EmptyState title={t`No failed tasks`}>
            {t`Tasks that fail three times on the same document appear here for 30 days.`}
          </EmptyState>
        }
      >
        {({ key, rows }) => <RecordRows key={key} columns={COLUMNS} records={rows.map(({ data }) => data)} />}
      </PagedRecords>
    </Box>
  );
}
