import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { Role } from '@thriftline/domain/accounts/roles';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';

interface WhyNoBookingProps {
  role: Role;
  /** Whether the item is the person's own. */
  own: boolean;
}

const WHY: Partial<Record<Role, string>> = lookedUp({ Admin: msg`Admins can’t book items.` });

/** Says to people who do not buy why there is no Book Now button. */
export function WhyNoBooking({ role, own }: WhyNoBookingProps) {
  const { t } = useLingui();
  return (
    <Typography variant="body2" color="textSecondary">
      {own ? t`This is your item. Others see the Book Now button here.` : WHY[role]}
    </Typography>
  );
}
