import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';

interface AfterPaymentProps {
  paymentIntentId: string | undefined;
  /** Whether it bought the item, so that there is an order to follow. */
  bought?: boolean;
}

/** Where one goes when there is nothing more to pay: to what happens next, to the orders, and to the receipt when money was taken. */
export function AfterPayment({ paymentIntentId, bought = false }: AfterPaymentProps) {
  const follows = bought && paymentIntentId !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {follows && (
        <Button variant="contained" component={Link} to={paths.dashboard.order.href(paymentIntentId)}>
          Track order
        </Button>
      )}
      <Button
        variant={follows ? 'outlined' : 'contained'}
        component={Link}
        to={paths.dashboard.myOrders.href()}
      >
        To My Orders
      </Button>
      {paymentIntentId !== undefined && (
        <Button variant="outlined" component={Link} to={paths.dashboard.receipt.href(paymentIntentId)}>
          Receipt
        </Button>
      )}
    </Box>
  );
}
