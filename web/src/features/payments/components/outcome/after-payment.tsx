import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';

interface AfterPaymentProps {
  paymentIntentId: string | undefined;
  /** The conversation with the seller has the same id. */
  bookingsId: string;
  /** Whether it bought the item, so that there is an order to follow. */
  bought?: boolean;
}

/**
 * Where one goes when there is nothing more to pay. With what was bought: to the order, to its seller, or back to the shop. Else to the
 * orders, and to the receipt when money was taken.
 */
export function AfterPayment({ paymentIntentId, bookingsId, bought = false }: AfterPaymentProps) {
  const { t } = useLingui();
  if (bought && paymentIntentId !== undefined) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" component={Link} to={paths.dashboard.order.href(paymentIntentId)}>
          {t`Track order`}
        </Button>
        <Button variant="outlined" component={Link} to={paths.dashboard.messages.with(bookingsId)}>
          {t`Message the seller`}
        </Button>
        <Button component={Link} to={paths.home.href()}>
          {t`Keep shopping`}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" component={Link} to={paths.dashboard.myOrders.href()}>
        {t`Open My Orders`}
      </Button>
      {paymentIntentId !== undefined && (
        <Button variant="outlined" component={Link} to={paths.dashboard.receipt.href(paymentIntentId)}>
          {t`Receipt`}
        </Button>
      )}
    </Box>
  );
}
