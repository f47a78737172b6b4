import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { User } from '@thriftline/domain/accounts/user';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { reinstateUser } from '../api/reinstate-user.ts';
import { suspendUser } from '../api/suspend-user.ts';
import { ConfirmedAct } from './confirmed-act.tsx';
import { ReasonedAct } from './reasoned-act.tsx';

/** Suspend, or Reinstate an account that is suspended. */
export function SuspensionAct({ user }: { user: Stored<User> }) {
  const { t } = useLingui();
  const needsNetwork = useNeedsNetwork();
  const { _id: uid, name, suspended } = user;
  // Each keeps its dialog while the list already shows what it did.
  return (
    <>
      <ReasonedAct
        title={t`Suspend ${name}?`}
        consequence={t`The account is locked on all devices until an admin reinstates it. Until then its items aren’t for sale and its payouts wait.`}
        confirmLabel={t`Suspend`}
        keepAs={`suspend:${uid}`}
        act={(reason) => suspendUser(uid, reason)}
        done={() => t`Account is suspended`}
      >
        {(ask) =>
          !suspended && (
            <Button size="small" variant="outlined" color="error" onClick={ask} {...needsNetwork}>
              {t`Suspend`}
            </Button>
          )
        }
      </ReasonedAct>
      <ConfirmedAct
        title={t`Reinstate ${name}?`}
        consequence={t`They can log in again.`}
        confirmLabel={t`Reinstate`}
        act={() => reinstateUser(uid)}
        done={t`Account is reinstated`}
      >
        {(ask) =>
          suspended && (
            <Button size="small" variant="outlined" onClick={ask} {...needsNetwork}>
              {t`Reinstate`}
            </Button>
          )
        }
      </ConfirmedAct>
    </>
  );
}
