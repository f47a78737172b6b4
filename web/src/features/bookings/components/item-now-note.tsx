import Typography from '@mui/material/Typography';
import type { ItemNow } from '@thriftline/domain/booking';
import { formatPrice } from '@thriftline/domain/money';

/** Said of a booking whose item its seller has changed since. */
export function ItemNowNote({ now }: { now: ItemNow }) {
  return (
    <Typography variant="body2" color="warning.main" sx={{ overflowWrap: 'anywhere' }}>
      {now.hidden
        ? 'Its seller has taken it down for now'
        : `Changed since you booked it: “${now.productname}” for ${formatPrice(now.productprice)} now`}
    </Typography>
  );
}
