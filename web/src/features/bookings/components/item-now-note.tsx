import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { formatPrice } from '@thriftline/domain/base/money';
import type { ItemNow } from '@thriftline/domain/orders/booking';
import { UserText } from '@/components/texts/user-text.tsx';

/** Said of a booking whose item its seller has changed since. */
export function ItemNowNote({ now }: { now: ItemNow }) {
  const { productname: name } = now;
  const price = formatPrice(now.productprice);
  return (
    <Typography variant="body2" color="warning.main" sx={{ overflowWrap: 'anywhere' }}>
      {now.hidden ? (
        <Trans>The seller has hidden this item</Trans>
      ) : (
        <Trans>
          Changed since you booked: “<UserText>{name}</UserText>”, now {price}
        </Trans>
      )}
    </Typography>
  );
}
