import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { REPORT_OUTCOME_LABELS, REPORT_OUTCOMES, type ReportOutcome } from '@thriftline/domain/report';
import { useState } from 'react';
import { NativeSelect } from '@/components/native-select.tsx';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { closeReport } from '../api/close-report.ts';

const OUTCOMES = REPORT_OUTCOMES.map((value) => ({ value, label: REPORT_OUTCOME_LABELS[value] }));

/** Says what came of a report; to suspend the account is done in its row. */
export function DecideReport({ reportId }: { reportId: string }) {
  const [outcome, setOutcome] = useState<ReportOutcome>('nothingFound');
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const close = async () => {
    setBusy(true);
    try {
      await closeReport(reportId, outcome);
      notify.success('The report is closed');
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <NativeSelect
        label="What came of it"
        value={outcome}
        options={OUTCOMES}
        onChange={setOutcome}
        sx={{ minWidth: 200 }}
      />
      <Button variant="contained" onClick={close} loading={busy} {...needsNetwork}>
        Mark as done
      </Button>
    </Box>
  );
}
