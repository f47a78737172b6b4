import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';

/** Where one goes when there is nothing more to pay: to the orders, and to the receipt when money was taken. */
export function AfterPayment({ paymentIntentId }: { paymentIntentId: string | undefined }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" component={Link} to={paths.dashboard.myOrders.href()}>
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
