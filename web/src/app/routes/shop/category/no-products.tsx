import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/states/empty-state.tsx';

/** Stands where a category's items would be when there are none. */
export function NoProducts() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing here yet`}
      action={
        <Button component={Link} to={paths.categories.href()} variant="contained">
          {t`See other categories`}
        </Button>
      }
    >
      {t`Nothing is for sale in this category right now. Try another one.`}
    </EmptyState>
  );
}
