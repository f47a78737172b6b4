import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatPrice } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { deliveryLine } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import { Link } from 'react-router-dom';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';

interface ItemChangedProps {
  /** The item as it is now. */
  product: Stored<Product>;
  onAgree: () => void;
}

/** The item is not what the buyer booked any more: nothing is charged before they have been told and agree. */
export function ItemChanged({ product, onAgree }: ItemChangedProps) {
  const { t } = useLingui();
  const delivery = deliveryLine(product);
  const { productname: name } = product;
  const price = formatPrice(product.resaleprice);
  return (
    <Alert severity="warning">
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {delivery === undefined ? (
          <Trans>
            The seller changed this item after you booked it. It’s now “<UserText>{name}</UserText>” for{' '}
            {price}. You haven’t been charged.
          </Trans>
        ) : (
          <Trans>
            The seller changed this item after you booked it. It’s now “<UserText>{name}</UserText>” for{' '}
            {price}, {delivery}. You haven’t been charged.
          </Trans>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="inherit" variant="outlined" component={Link} to={paths.product.href(product._id)}>
          {t`View item`}
        </Button>
        <Button color="inherit" onClick={onAgree}>
          {t`Continue at ${price}`}
        </Button>
      </Box>
    </Alert>
  );
}
