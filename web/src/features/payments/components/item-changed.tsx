import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { deliveryLine } from '@thriftline/domain/delivery';
import { formatPrice } from '@thriftline/domain/money';
import type { Product } from '@thriftline/domain/product';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import type { Stored } from '@/lib/stored.ts';

interface ItemChangedProps {
  /** The item as it is now. */
  product: Stored<Product>;
  onAgree: () => void;
}

/** The item is not what the buyer booked any more: nothing is charged before they have been told and agree. */
export function ItemChanged({ product, onAgree }: ItemChangedProps) {
  const delivery = deliveryLine(product);
  const price = formatPrice(product.resaleprice);
  return (
    <Alert severity="warning">
      <Box sx={{ overflowWrap: 'anywhere' }}>
        The seller has changed this item since you booked it. It is “{product.productname}” for {price} now
        {delivery === undefined ? '' : `, ${delivery}`}. Your card has not been charged.
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="inherit" variant="outlined" component={Link} to={paths.product.href(product._id)}>
          Look at it
        </Button>
        <Button color="inherit" onClick={onAgree}>
          Go on with {price}
        </Button>
      </Box>
    </Alert>
  );
}
