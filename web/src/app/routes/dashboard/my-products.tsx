import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PagedRecords } from '@/components/paged-records.tsx';
import { paths } from '@/config/paths.ts';
import { useMyProducts } from '@/features/products/api/use-my-products.ts';
import { Drafts } from '@/features/products/components/drafts.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { isShownIn } from '@/outbox/act.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { useWithDeleted } from '@/outbox/use-with-deleted.ts';
import { MyProductsPage } from './my-products/my-products-page.tsx';

const COLUMNS = ['Product', 'Category', 'Price', 'Availability', 'Actions'] as const;

/** What the seller lists, with what became of it. */
export function MyProductsRoute() {
  const { uid } = useSignedInUser();
  const { pages, showMore } = useShownPages();
  const list = useWithDeleted(useMyProducts(uid, pages), 'deleteProduct');
  return (
    <>
      <PageTitle title="My Products" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        My Products
      </Typography>
      <Refusals of={(act) => isShownIn('myProducts', act)} />
      <Drafts uid={uid} />
      <PagedRecords
        list={list}
        label="My products"
        columns={COLUMNS}
        onLoadMore={showMore}
        empty={
          <EmptyState
            title="Nothing listed yet"
            action={
              <Button variant="contained" component={Link} to={paths.dashboard.addProduct.href()}>
                Add Product
              </Button>
            }
          >
            What do you no longer use? Take a photo of it and list it in two minutes.
          </EmptyState>
        }
      >
        {({ key, rows }) => <MyProductsPage key={key} uid={uid} rows={rows} columns={COLUMNS.length} />}
      </PagedRecords>
    </>
  );
}
