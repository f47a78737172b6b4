import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { noteDone } from '@/outbox/journal/journal.ts';
import type { Mutation } from '@/outbox/journal/mutation.ts';
import { MutationCard } from './mutation-card.tsx';
import { placeOfMutation } from './place-of-mutation.ts';
import { canSendAgain, sendAgain } from './send-again.ts';

/** A mutation that the server refused: why, and how to try again or be done with it. */
export function RefusedMutation({ mutation }: { mutation: Mutation }) {
  const { t } = useLingui();
  const { uid, email, userDoc } = useSignedInUser();
  const needsNetwork = useNeedsNetwork();
  const notify = useNotify();
  const { busy, run } = useAct();

  const again = async () => {
    await run(async () => {
      const sent = await sendAgain(mutation, { uid, email, name: userDoc?.name ?? '' });
      if (sent === 'sent') notify.success(t`Sent`);
    });
  };

  return (
    <MutationCard mutation={mutation} when="from" at={mutation.at}>
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {mutation.fault}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canSendAgain(mutation) ? (
          <Button
            size="small"
            variant="outlined"
            loading={busy}
            {...needsNetwork}
            disabled={needsNetwork.disabled || userDoc === null}
            onClick={() => void again()}
          >
            {t`Send again`}
          </Button>
        ) : (
          <Button size="small" variant="outlined" component={Link} to={placeOfMutation(mutation)}>
            {mutation.areWordsBack ? t`Edit again` : t`View`}
          </Button>
        )}
        <Button size="small" onClick={() => void noteDone(mutation).catch(reportError)}>
          {t`Discard`}
        </Button>
      </Box>
    </MutationCard>
  );
}
