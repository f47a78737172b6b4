import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import type { ProductState } from '@thriftline/domain/catalogue/product-state';
import { Link } from 'react-router-dom';
import { BeingBought } from '@/components/states/being-bought.tsx';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';

/** What is known of the buyer's own booking of a product; `again` when the money went back and they may book once more. */
export type OwnBooking = 'loading' | 'none' | 'pending' | 'booked' | 'again';

interface BookingActionsProps {
  state: ProductState;
  /** Time in milliseconds since 1970. */
  now: number;
  own: OwnBooking;
  /** Until when the item is held for this buyer, in milliseconds since 1970: their own hold is no news to them. */
  heldForThem?: number | undefined;
  onBook: () => void;
  /** Large where it is what the page is for. */
  size?: 'medium' | 'large';
}

/** Book Now, or that it is booked already, and whether someone else is buying it. */
export function BookingActions({
  state,
  now,
  own,
  heldForThem,
  onBook,
  size = 'medium',
}: BookingActionsProps) {
  const { t } = useLingui();
  const isBooked = own === 'booked' || own === 'pending';
  return (
    <>
      {state.name === 'held' && state.until !== heldForThem && (
        <Typography variant="body2" color="warning.main">
          <BeingBought left={state.until - now} />
        </Typography>
      )}
      {own === 'pending' && (
        <div>
          <WaitingToSend />
        </div>
      )}
      {isBooked ? (
        <Button
          component={Link}
          to={paths.dashboard.myOrders.href()}
          variant="outlined"
          size={size}
          fullWidth
        >
          {t`Booked: see My Orders`}
        </Button>
      ) : (
        <Button variant="contained" size={size} fullWidth disabled={own === 'loading'} onClick={onBook}>
          {own === 'again' ? t`Book again` : t`Book Now`}
        </Button>
      )}
    </>
  );
}
