import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProductState } from '@thriftline/domain/product-state';
import { Link } from 'react-router-dom';
import { WaitingToSend } from '@/components/acts/waiting-to-send.tsx';
import { paths } from '@/config/paths.ts';
import { formatCountdown } from '@/lib/format-countdown.ts';

/** What is known of the buyer's own booking of a product. */
export type OwnBooking = 'loading' | 'none' | 'pending' | 'booked';

interface BookingActionsProps {
  state: ProductState;
  /** Time in milliseconds since 1970. */
  now: number;
  own: OwnBooking;
  onBook: () => void;
}

/** Book Now, or that it is booked already, and whether someone is buying it. */
export function BookingActions({ state, now, own, onBook }: BookingActionsProps) {
  if (own === 'booked' || own === 'pending') {
    return (
      <>
        {own === 'pending' && (
          <div>
            <WaitingToSend />
          </div>
        )}
        <Button component={Link} to={paths.dashboard.myOrders.href()} variant="outlined" fullWidth>
          Booked: see My Orders
        </Button>
      </>
    );
  }
  return (
    <>
      {state.name === 'held' && (
        <Typography variant="body2" color="warning.main">
          Being bought: free again in {formatCountdown(state.until - now)} unless it is paid.
        </Typography>
      )}
      <Button variant="contained" fullWidth disabled={own === 'loading'} onClick={onBook}>
        Book Now
      </Button>
    </>
  );
}
