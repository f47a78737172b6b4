import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useCategoryNames } from '@/features/categories/api/use-category-names.ts';

interface WithCategoriesProps {
  /** The form, for the categories there are. */
  children: (categories: readonly { _id: string; categoryname: string }[]) => ReactNode;
}

/** A form that a product's category is chosen in, or why there is none to choose. */
export function WithCategories({ children }: WithCategoriesProps) {
  const { t } = useLingui();
  const { status, rows, error, retry } = useCategoryNames();
  const categories = rows.map(({ data }) => data);
  // From then on it stays: a list of categories that is read anew takes nothing away that somebody has typed.
  const [begun, setBegun] = useState(false);
  if (!begun && status === 'ready' && categories.length > 0) setBegun(true);
  if (begun) return children(categories);
  if (status === 'loading') return <LoadingBlock height={480} maxWidth={640} />;
  if (status === 'error') return <ErrorState error={error} onRetry={retry} />;
  if (status === 'unknown') {
    return (
      <EmptyState title={t`Not available offline yet`}>
        {t`Every item needs a category, and none have loaded yet. The form opens once you’re online.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No category yet`}
      action={
        <Button variant="contained" component={Link} to={paths.dashboard.addCategory.href()}>
          {t`Add Category`}
        </Button>
      }
    >
      {t`Every item needs a category. Add the first one, then list your item.`}
    </EmptyState>
  );
}
