import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { ParcelPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';

/** Stands where an order is to be paid that isn't there, or is there no more. The title may say why. */
export function NoSuchOrder({ title }: { title?: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<ParcelPicture />}
      title={title ?? t`This order doesn’t exist`}
      action={
        <Button variant="contained" component={Link} to={paths.dashboard.myOrders.href()}>
          {t`Open My Orders`}
        </Button>
      }
    >
      {t`It may have been deleted, or the item is no longer for sale.`}
    </EmptyState>
  );
}
