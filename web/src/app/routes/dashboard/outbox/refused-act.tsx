import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import type { Act } from '@/outbox/journal/act.ts';
import { noteDone } from '@/outbox/journal/journal.ts';
import { ActCard } from './act-card.tsx';
import { placeOfAct } from './place-of-act.ts';
import { canSendAgain, sendAgain } from './send-again.ts';

/** An act that the server refused: why, and how to try again or be done with it. */
export function RefusedAct({ act }: { act: Act }) {
  const { uid, email, userDoc } = useSignedInUser();
  const needsNetwork = useNeedsNetwork();
  const notify = useNotify();
  const { busy, run } = useAct();

  const again = async () => {
    await run(async () => {
      const sent = await sendAgain(act, { uid, email, name: userDoc?.name ?? '' });
      if (sent === 'sent') notify.success('Sent');
    });
  };

  return (
    <ActCard act={act} when="From" at={act.at}>
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {act.fault}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canSendAgain(act) ? (
          <Button
            size="small"
            variant="outlined"
            loading={busy}
            {...needsNetwork}
            disabled={needsNetwork.disabled || userDoc === null}
            onClick={() => void again()}
          >
            Send again
          </Button>
        ) : (
          <Button size="small" variant="outlined" component={Link} to={placeOfAct(act)}>
            View
          </Button>
        )}
        <Button size="small" onClick={() => void noteDone(act).catch(reportError)}>
          Discard
        </Button>
      </Box>
    </ActCard>
  );
}
