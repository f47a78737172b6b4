import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const { busy, run } = useAct();
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  if (user.deleteAt === undefined) return null;
  const day = formatDay(user.deleteAt.toDate().toISOString());
  const keep = async () => {
    await run(async () => {
      await keepMyAccount();
      notify.success(t`Your account stays`);
    });
  };
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" size="small" onClick={keep} loading={busy} {...needsNetwork}>
          {t`Keep my account`}
        </Button>
      }
    >
      {t`Your account will be deleted on ${day}. Your listings are hidden.`}
    </Alert>
  );
}
