import Chip from '@mui/material/Chip';
import { BOOKING_STATE_LABELS, type BookingState } from '@thriftline/domain/orders/booking-state';

const COLORS = { paid: 'success', soldToAnother: 'default', refunded: 'info' } as const;

interface BookingStateChipProps {
  state: Exclude<BookingState, 'unpaid'>;
  /** Where there is little room. */
  small?: boolean;
}

/** What became of a booking, in a word. */
export function BookingStateChip({ state, small = false }: BookingStateChipProps) {
  return (
    <Chip
      color={COLORS[state]}
      variant="outlined"
      size={small ? 'small' : 'medium'}
      label={BOOKING_STATE_LABELS[state]}
    />
  );
}
