import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { unblockPerson } from '../../api/block-person.ts';

/** Stands where one would write to a member one has blocked, with the way to unblock them; that needs the network. */
export function BlockedNote({ block }: { block: Parameters<typeof unblockPerson>[0] }) {
  const online = useOnline();
  const { busy, run } = useAct();
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          size="small"
          loading={busy}
          disabled={!online}
          onClick={() => void run(() => unblockPerson(block))}
        >
          <Trans>Unblock</Trans>
        </Button>
      }
    >
      <Trans>You blocked this member. Unblock to continue.</Trans>
    </Alert>
  );
}
