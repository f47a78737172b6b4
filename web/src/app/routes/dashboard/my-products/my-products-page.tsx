import type { Product } from '@thriftline/domain/product';
import { GoneRow } from '@/components/acts/gone-row.tsx';
import { useBookedBy } from '@/features/bookings/api/use-booked-by.ts';
import { BookedBy } from '@/features/bookings/components/booked-by.tsx';
import { useAdvertised } from '@/features/products/api/use-advertised.ts';
import { MyProductRow } from '@/features/products/components/my-product-row.tsx';
import type { RowOrGone } from '@/lib/offline/among-rows.ts';
import type { Stored } from '@/lib/stored.ts';

interface MyProductsPageProps {
  uid: string;
  rows: readonly RowOrGone<Stored<Product>>[];
  /** How many columns the table has. */
  columns: number;
}

/** One page of the seller's products, with the advertisements and bookings of just these. */
export function MyProductsPage({ uid, rows, columns }: MyProductsPageProps) {
  const ids = rows.flatMap((row) => (row.gone === undefined ? [row.data._id] : []));
  const ads = useAdvertised(ids);
  const bookings = useBookedBy(uid, ids);
  const advertised = (productId: string) =>
    ads.status === 'ready' ? ads.rows.some(({ data }) => data._id === productId) : undefined;
  const bookingsOf = (productId: string) =>
    bookings.rows.map(({ data }) => data).filter((booking) => booking.productId === productId);
  return rows.map((row) =>
    row.gone === undefined ? (
      <MyProductRow key={row.data._id} row={row} advertised={advertised(row.data._id)}>
        <BookedBy bookings={bookingsOf(row.data._id)} />
      </MyProductRow>
    ) : (
      <GoneRow key={row.gone.id} act={row.gone} columns={columns} />
    ),
  );
}
