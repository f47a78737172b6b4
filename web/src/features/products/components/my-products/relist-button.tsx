import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';

/** Leads to the form for a new item, filled in with what was said of this one. */
export function RelistButton({ product }: { product: { _id: string; productname: string } }) {
  const { t } = useLingui();
  const name = product.productname;
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={paths.dashboard.addProduct.copy(product._id)}
      aria-label={t`Relist ${name}`}
    >
      <Trans>Relist</Trans>
    </Button>
  );
}
