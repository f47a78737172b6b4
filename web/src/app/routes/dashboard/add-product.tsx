import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@thriftline/domain/messages';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state.tsx';
import { MessageDialog } from '@/components/message-dialog.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryBoundary } from '@/components/query-boundary.tsx';
import { paths } from '@/config/paths.ts';
import { useCategoryNames } from '@/features/categories/api/use-category-names.ts';
import { ProductForm } from '@/features/products/components/product-form.tsx';

function ProductFormWithCategories({ onAdded }: { onAdded: () => void }) {
  const { status, data: categories } = useCategoryNames();
  if (status === 'loading') return <Skeleton variant="rounded" height={480} sx={{ maxWidth: 640 }} />;
  if (categories.length === 0) {
    return (
      <EmptyState
        title="No category yet"
        action={
          <Button variant="contained" component={Link} to={paths.dashboard.addCategory.href()}>
            Add Category
          </Button>
        }
      >
        A product stands in a category: add the first one, then list your product in it.
      </EmptyState>
    );
  }
  return <ProductForm categories={categories} onAdded={onAdded} />;
}

/** Lists a product, then shows the seller what they list. */
export function AddProductRoute() {
  const [added, setAdded] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title="Add Product" />
      <Typography variant="h1" gutterBottom>
        Add Product
      </Typography>
      <QueryBoundary>
        <ProductFormWithCategories onAdded={() => setAdded(true)} />
      </QueryBoundary>
      <MessageDialog
        open={added}
        title={MESSAGES.productAdded}
        closeLabel="To my products"
        onClose={() => void navigate(paths.dashboard.myProducts.href())}
      >
        Buyers find it in its category. Advertise it to have it on the home page too.
      </MessageDialog>
    </>
  );
}
