import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { invariant } from '@thriftline/domain/invariant';
import { may } from '@thriftline/domain/permissions';
import type { Product } from '@thriftline/domain/product';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorState } from '@/components/error-state.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { BookedDialog } from '@/features/bookings/components/booked-dialog.tsx';
import { BookingDialog } from '@/features/bookings/components/booking-dialog.tsx';
import { useCategory } from '@/features/categories/api/use-category.ts';
import { searchParameters } from '@/features/products/browsing/product-search.ts';
import { BrowseBar } from '@/features/products/components/browse-bar.tsx';
import { useProductSearch } from '@/features/products/hooks/use-product-search.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Stored } from '@/lib/stored.ts';
import { CategoryProducts } from './category/category-products.tsx';
import { NoSuchCategory } from './category/no-such-category.tsx';

/** Products of one category, looking through them, and booking. */
export function CategoryRoute() {
  const { id } = useParams();
  invariant(id !== undefined, 'the address of a category has its id');
  const { uid, role } = useSignedInUser();
  const category = useCategory(id);
  const { search, change } = useProductSearch();
  const [booking, setBooking] = useState<Stored<Product> | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const name = category.row?.data.categoryname;

  if (category.status === 'missing') return <NoSuchCategory />;
  return (
    <>
      <PageTitle title={name ?? 'Category'} />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {name ?? <Skeleton width="12ch" />}
      </Typography>
      {category.status === 'error' && <ErrorState error={category.error} onRetry={category.retry} />}
      <BrowseBar search={search} onChange={change} />
      <CategoryProducts
        key={`${id}?${searchParameters(search)}`}
        categoryId={id}
        search={search}
        buyer={role !== null && may(role, 'bookings', 'add') ? uid : null}
        onBook={setBooking}
      />
      <BookingDialog
        product={booking}
        onClose={() => setBooking(null)}
        onBooked={(_, sentOrQueued) => {
          setBooking(null);
          setSent(sentOrQueued);
        }}
      />
      <BookedDialog sent={sent} onClose={() => setSent(null)} />
    </>
  );
}
