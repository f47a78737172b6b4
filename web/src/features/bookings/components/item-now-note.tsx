import Typography from '@mui/material/Typography';
import { formatPrice } from '@thriftline/domain/base/money';
import type { ItemNow } from '@thriftline/domain/orders/booking';
import { UserText } from '@/components/texts/user-text.tsx';

/** Said of a booking whose item its seller has changed since. */
export function ItemNowNote({ now }: { now: ItemNow }) {
  return (
    <Typography variant="body2" color="warning.main" sx={{ overflowWrap: 'anywhere' }}>
      {now.hidden ? (
        'The seller has hidden this item'
      ) : (
        <>
          Changed since you booked: “<UserText>{now.productname}</UserText>”, now{' '}
          {formatPrice(now.productprice)}
        </>
      )}
    </Typography>
  );
}
