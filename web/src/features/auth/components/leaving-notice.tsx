import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { User } from '@thriftline/domain/accounts/user';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { formatDay } from '@/lib/texts/format-date.ts';
import { keepMyAccount } from '../api/delete-my-account.ts';

/** Says when one's own account is deleted, as one asked, and takes that back; nothing otherwise. */
export function LeavingNotice({ user }: { user: User }) {
  const { busy, run } = useAct();
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  if (user.deleteAt === undefined) return null;
  const keep = async () => {
    await run(async () => {
      await keepMyAccount();
      notify.success('Your account stays');
    });
  };
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" size="small" onClick={keep} loading={busy} {...needsNetwork}>
          Keep my account
        </Button>
      }
    >
      Your account will be deleted on {formatDay(user.deleteAt.toDate().toISOString())}. Your listings are
      hidden.
    </Alert>
  );
}
