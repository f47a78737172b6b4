import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AUDIT_ACT_LABELS, AUDIT_ACTS, type AuditAct } from '@thriftline/domain/accounts/audit-entry';
import { useState } from 'react';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordRows } from '@/components/records/record-rows.tsx';
import { useColumnChoice } from '@/components/records/use-column-choice.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useAuditLog } from '../api/use-audit-log.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

const ALL = 'all';

/** What admins did, newest first, page by page. */
export function AuditLog() {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  const [act, setAct] = useState<AuditAct>();
  const list = useAuditLog(pages, act);
  const { shown, chooser } = useColumnChoice('audit', AUDIT_COLUMNS);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <NativeSelect
          label={t`What was done`}
          value={act ?? ALL}
          options={[
            { value: ALL, label: t`Everything` },
            ...AUDIT_ACTS.map((value) => ({ value, label: AUDIT_ACT_LABELS[value] })),
          ]}
          onChange={(chosen) => setAct(chosen === ALL ? undefined : chosen)}
          sx={{ flex: '1 1 180px', maxWidth: { md: 280 } }}
        />
        {chooser}
      </Box>
      <PagedRecords
        list={list}
        label={t`Audit log`}
        columns={shown}
        onLoadMore={showMore}
        empty={
          act === undefined ? (
            <EmptyState title={t`Nothing done yet`}>
              {t`Role changes, verifications, deletions and refunds are written here.`}
            </EmptyState>
          ) : (
            <EmptyState
              title={t`No matching entries`}
              action={
                <Button variant="outlined" onClick={() => setAct(undefined)}>
                  {t`Show everything`}
                </Button>
              }
            />
          )
        }
      >
        {({ key, rows }) => <RecordRows key={key} columns={shown} records={rows.map(({ data }) => data)} />}
      </PagedRecords>
    </>
  );
}
