import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import { Link } from 'react-router-dom';
import type { Stored } from '@/lib/firebase/stored.ts';

/** Leads to the form that changes a product. */
export function EditButton({ product, disabled }: { product: Stored<Product>; disabled: boolean }) {
  const { t } = useLingui();
  const name = product.productname;
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={paths.dashboard.editProduct.href(product._id)}
      disabled={disabled}
      aria-label={t`Edit ${name}`}
    >
      <Trans>Edit</Trans>
    </Button>
  );
}
