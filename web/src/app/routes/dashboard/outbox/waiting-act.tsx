import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Act } from '@/outbox/journal/act.ts';
import { whyNotUndoable } from '@/outbox/undo/not-undoable.ts';
import { takeBack } from '@/outbox/undo/take-back.ts';
import { canTakeBack, isPutBack } from '@/outbox/undo/undoing.ts';
import { ActCard } from './act-card.tsx';

/** An act that waits: it can be taken back, or it says why not. */
export function WaitingAct({ act }: { act: Act }) {
  const notify = useNotify();
  const { busy, run } = useAct();
  const why = whyNotUndoable(act);

  const undo = async () => {
    await run(async () => {
      const sent = await takeBack(act);
      if (sent === 'sent') notify.success('Undone');
    });
  };

  return (
    <ActCard act={act} when="Since" at={act.at}>
      {act.state === 'sending' && <Typography variant="body2">Sending…</Typography>}
      {act.state === 'queued' && act.undoes !== undefined && (
        <Typography variant="body2">
          {isPutBack(act.undoes)
            ? 'When you’re back, we delete it and restore it. It then has a new date.'
            : 'When you’re back, we send it and undo it right away.'}
        </Typography>
      )}
      {canTakeBack(act) && (
        <div>
          <Button size="small" variant="outlined" loading={busy} onClick={() => void undo()}>
            Undo
          </Button>
        </div>
      )}
      {why !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {why}
        </Typography>
      )}
    </ActCard>
  );
}
