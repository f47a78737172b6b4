import Typography from '@mui/material/Typography';
import type { Role } from '@thriftline/domain/accounts/roles';

interface WhyNoBookingProps {
  role: Role;
  /** Whether the item is the person's own. */
  own: boolean;
}

const WHY: Partial<Record<Role, string>> = {
  Seller: 'You are signed in as a seller. Booking takes a buyer’s account.',
  Admin: 'You are signed in as an admin. Booking takes a buyer’s account.',
};

/** Says to people who do not buy why there is no Book Now button. */
export function WhyNoBooking({ role, own }: WhyNoBookingProps) {
  return (
    <Typography variant="body2" color="textSecondary">
      {own ? 'This is your own item: buyers see the Book Now button here.' : WHY[role]}
    </Typography>
  );
}
