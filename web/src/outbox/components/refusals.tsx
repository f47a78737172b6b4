import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { reportError } from '@/lib/notices/report-error.ts';
import { noteDone } from '../journal/journal.ts';
import type { Mutation } from '../journal/mutation.ts';
import { useMutations } from '../journal/mutations-store.ts';

interface RefusalsProps {
  /** Which mutations stand here. */
  of: (mutation: Mutation) => boolean;
}

/** Says which mutations the server refused after they had waited, where they stood, until each is dismissed. */
export function Refusals({ of }: RefusalsProps) {
  const { t } = useLingui();
  const refused = useMutations().filter((mutation) => mutation.state === 'refused' && of(mutation));
  if (refused.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {refused.map((mutation) => (
        <PartBoundary key={mutation.id}>
          <Alert
            severity="error"
            closeText={t`Dismiss`}
            onClose={() => void noteDone(mutation).catch(reportError)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {mutation.fault}
          </Alert>
        </PartBoundary>
      ))}
    </Box>
  );
}
