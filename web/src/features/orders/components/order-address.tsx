import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Side } from '@thriftline/domain/base/side';
import { isOrderOver, type Order } from '@thriftline/domain/orders/order';
import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useDeliveryAddress } from '../api/use-order.ts';

/** Where the item is delivered to, for its buyer, and for its seller while there is something to bring. */
export function OrderAddress({ order, side }: { order: Stored<Order>; side: Side }) {
  const { status, row } = useDeliveryAddress(order._id, side === 'buyer' || !isOrderOver(order.state));
  if (row === undefined && status !== 'unknown') return null;
  return (
    <Box component="section">
      <Typography variant="subtitle1" component="h2">
        <Trans>Delivery address</Trans>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {row?.data.address === undefined ? <NotHereYet /> : <UserText block>{row.data.address}</UserText>}
      </Typography>
    </Box>
  );
}
