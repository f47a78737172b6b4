import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Mutation } from '@/outbox/journal/mutation.ts';
import { whyNotUndoable } from '@/outbox/undo/not-undoable.ts';
import { undoMutation } from '@/outbox/undo/undo-mutation.ts';
import { canUndo, isPutBack } from '@/outbox/undo/undoing.ts';
import { MutationCard } from './mutation-card.tsx';

/** A mutation that waits: it can be taken back, or it says why not. */
export function WaitingMutation({ mutation }: { mutation: Mutation }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { busy, run } = useAct();
  const why = whyNotUndoable(mutation);

  const undo = async () => {
    await run(async () => {
      const sent = await undoMutation(mutation);
      if (sent === 'sent') notify.success(t`Undone`);
    });
  };

  return (
    <MutationCard mutation={mutation} when="since" at={mutation.at}>
      {mutation.state === 'sending' && <Typography variant="body2">{t`Sending…`}</Typography>}
      {mutation.state === 'queued' && mutation.undoes !== undefined && (
        <Typography variant="body2">
          {isPutBack(mutation.undoes)
            ? t`When you’re back, we delete it and restore it. It then has a new date.`
            : t`When you’re back, we send it and undo it right away.`}
        </Typography>
      )}
      {canUndo(mutation) && (
        <div>
          <Button size="small" variant="outlined" loading={busy} onClick={() => void undo()}>
            {t`Undo`}
          </Button>
        </div>
      )}
      {why !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {why}
        </Typography>
      )}
    </MutationCard>
  );
}
