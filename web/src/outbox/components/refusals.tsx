import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { reportError } from '@/lib/notices/report-error.ts';
import type { Act } from '../journal/act.ts';
import { useActs } from '../journal/acts-store.ts';
import { noteDone } from '../journal/journal.ts';

interface RefusalsProps {
  /** Which acts stand here. */
  of: (act: Act) => boolean;
}

/** Says which acts the server refused after they had waited, where they stood, until each is dismissed. */
export function Refusals({ of }: RefusalsProps) {
  const refused = useActs().filter((act) => act.state === 'refused' && of(act));
  if (refused.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {refused.map((act) => (
        <Alert
          key={act.id}
          severity="error"
          closeText="Dismiss"
          onClose={() => void noteDone(act).catch(reportError)}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {act.fault}
        </Alert>
      ))}
    </Box>
  );
}
