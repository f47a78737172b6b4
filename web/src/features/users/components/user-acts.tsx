import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { may } from '@thriftline/domain/accounts/permissions';
import type { User } from '@thriftline/domain/accounts/user';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { Fragment } from 'react';
import { MoreActs } from '@/components/dialogs/more-acts.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { deleteUser } from '../api/delete-user.ts';
import { makeAdmin } from '../api/make-admin.ts';
import { ConfirmedAct } from './confirmed-act.tsx';
import { ReasonedAct } from './reasoned-act.tsx';
import { SuspensionAct } from './suspension-act.tsx';
import { TakeDownAct } from './take-down-act.tsx';

interface UserActsProps {
  user: Stored<User>;
  /** The toast when the account is deleted. */
  deleted: string;
  /** Where there is room for all of them, none is behind More. */
  open?: boolean;
}

/** Make Admin (unless already, or suspended), and behind More: Suspend or Reinstate, Delete all listings (of who may sell), Delete. */
export function UserActs({ user, deleted, open = false }: UserActsProps) {
  const { t } = useLingui();
  const { name } = user;
  const needsNetwork = useNeedsNetwork();
  const Rest = open ? Fragment : MoreActs;
  return (
    // In a table both buttons side by side: rows are half as high.
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...(!open && { minWidth: { lg: 208 } }) }}>
      {user.role !== 'Admin' && !user.suspended && (
        <ConfirmedAct
          title={t`Make ${name} an admin?`}
          consequence={t`Admins verify sellers, make other admins and delete accounts.`}
          confirmLabel={t`Make Admin`}
          act={() => makeAdmin(user._id)}
          done={MESSAGES.roleChanged}
        >
          {(ask) => (
            <Button size="small" variant="outlined" onClick={ask} {...needsNetwork}>
              {t`Make Admin`}
            </Button>
          )}
        </ConfirmedAct>
      )}
      <Rest>
        <SuspensionAct user={user} />
        {may(user.role, 'products', 'add') && <TakeDownAct user={user} />}
        <ReasonedAct
          title={t`Delete ${name}?`}
          consequence={t`This can’t be undone. The account is deleted now, with its unsold items, ads, wish list and unpaid bookings. Payments stay.`}
          confirmLabel={t`Delete`}
          keepAs={`delete:${user._id}`}
          act={(reason) => deleteUser(user._id, reason)}
          done={() => deleted}
        >
          {(ask) => (
            <Button size="small" variant="outlined" color="error" onClick={ask} {...needsNetwork}>
              {t`Delete`}
            </Button>
          )}
        </ReasonedAct>
      </Rest>
    </Box>
  );
}
