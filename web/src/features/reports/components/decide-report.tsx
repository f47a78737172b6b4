import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { NOT_YOUR_CASE } from '@thriftline/domain/base/texts/refusal-texts';
import {
  outcomesOf,
  REPORT_OUTCOME_LABELS,
  type Report,
  type ReportOutcome,
} from '@thriftline/domain/reports/report';
import { useState } from 'react';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useWords } from '@/lib/language/use-words.ts';
import { closeReport } from '../api/close-report.ts';

/** What to do before an outcome is recorded: to record it does none of this. */
const STILL_TO_DO = lookedUp<Exclude<ReportOutcome, 'nothingFound'>>({
  reviewHidden: msg`This only records the outcome. Hide the review first, with the button above.`,
  listingDeleted: msg`This only records the outcome. Delete the listing first, on its page.`,
  warned: msg`This only records the outcome. The member isn’t told.`,
  suspended: msg`This only records the outcome. Suspend the account first, on the member’s page.`,
});

/** Says what came of a report, unless that is for another admin to say; to suspend the account is done in its row. */
export function DecideReport({ report }: { report: Stored<Report> }) {
  const { t } = useLingui();
  const words = useWords();
  const { uid } = useSignedInUser();
  const [outcome, setOutcome] = useState<ReportOutcome>('nothingFound');
  const { busy, run } = useAct();
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  if (report.reportedId === uid || report.reporterId === uid) {
    return <Typography variant="body2">{words(NOT_YOUR_CASE)}</Typography>;
  }
  const close = async () => {
    await run(async () => {
      await closeReport(report._id, outcome);
      notify.success(t`The report is closed`);
    });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <NativeSelect
        label={t`Outcome`}
        value={outcome}
        options={outcomesOf(report).map((value) => ({ value, label: REPORT_OUTCOME_LABELS[value] }))}
        onChange={setOutcome}
        sx={{ minWidth: 200 }}
      />
      <Button variant="contained" onClick={close} loading={busy} {...needsNetwork}>
        {t`Mark as done`}
      </Button>
      {outcome !== 'nothingFound' && (
        <Typography variant="body2" role="status" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
          {STILL_TO_DO[outcome]}
        </Typography>
      )}
    </Box>
  );
}
