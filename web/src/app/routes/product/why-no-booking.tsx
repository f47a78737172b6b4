import Typography from '@mui/material/Typography';
import type { Role } from '@thriftline/domain/accounts/roles';

interface WhyNoBookingProps {
  role: Role;
  /** Whether the item is the person's own. */
  own: boolean;
}

const WHY: Partial<Record<Role, string>> = {
  Admin: 'Admins can’t book items.',
};

/** Says to people who do not buy why there is no Book Now button. */
export function WhyNoBooking({ role, own }: WhyNoBookingProps) {
  return (
    <Typography variant="body2" color="textSecondary">
      {own ? 'This is your item. Others see the Book Now button here.' : WHY[role]}
    </Typography>
  );
}
