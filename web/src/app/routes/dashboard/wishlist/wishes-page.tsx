import Skeleton from '@mui/material/Skeleton';
import { may } from '@thriftline/domain/permissions';
import type { Wish } from '@thriftline/domain/wish';
import { useBookingsOf } from '@/features/bookings/api/use-bookings-of.ts';
import { useProductsById } from '@/features/products/api/use-products-by-id.ts';
import { WishRow } from '@/features/wishlist/components/wish-row.tsx';
import { useSignedInUser } from '@/lib/current-user.ts';
import type { Stored } from '@/lib/stored.ts';
import { DeletedRow } from '@/outbox/components/deleted-row.tsx';
import type { RowOrDeleted } from '@/outbox/merge-deleted-rows.ts';
import { WishPayment } from './wish-payment.tsx';

interface WishesPageProps {
  rows: readonly RowOrDeleted<Stored<Wish>>[];
  /** How many columns the table has. */
  columns: number;
}

/** One page of the wish list, with the products wished for and the buyer's own bookings of them. */
export function WishesPage({ rows, columns }: WishesPageProps) {
  const { uid, role } = useSignedInUser();
  const ids = rows.flatMap((row) => (row.deleted === undefined ? [row.data.productId] : []));
  const products = useProductsById(ids);
  const bookings = useBookingsOf(uid, ids);
  const buys = role !== null && may(role, 'bookings', 'add');

  const payment = (productId: string) => {
    if (products.status === 'loading' || bookings.status === 'loading') return <Skeleton width="8ch" />;
    const product = products.rows.find(({ data }) => data._id === productId)?.data;
    const booking = bookings.rows.find(({ data }) => data.productId === productId);
    if (product === undefined) return 'No longer for sale';
    if (!buys && booking === undefined) return null;
    return <WishPayment product={product} booking={booking} />;
  };

  return rows.map((row) =>
    row.deleted === undefined ? (
      <WishRow key={row.data._id} row={row} payment={payment(row.data.productId)} />
    ) : (
      <DeletedRow key={row.deleted.id} act={row.deleted} columns={columns} />
    ),
  );
}
