import { useLingui } from '@lingui/react/macro';
import { may } from '@thriftline/domain/accounts/permissions';
import type { Wish } from '@thriftline/domain/catalogue/wish';
import { LoadingText } from '@/components/loading/loading-text.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useBookingsOf } from '@/features/bookings/api/use-bookings-of.ts';
import { useProducts } from '@/features/products/api/use-products.ts';
import { WishRow } from '@/features/wishlist/components/wish-row.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { DeletedRow } from '@/outbox/components/deleted-row.tsx';
import type { RowOrDeleted } from '@/outbox/views/merge-deleted-rows.ts';
import { GoneWish } from './gone-wish.tsx';
import { WishPayment } from './wish-payment.tsx';

interface WishesPageProps {
  rows: readonly RowOrDeleted<Stored<Wish>>[];
  /** How many columns the table has. */
  columns: number;
}

/** One page of the wish list, with the products wished for and the buyer's own bookings of them. */
export function WishesPage({ rows, columns }: WishesPageProps) {
  const { t } = useLingui();
  const { uid, role } = useSignedInUser();
  const ids = rows.flatMap((row) => (row.deleted === undefined ? [row.data.productId] : []));
  const productOf = useProducts(ids);
  const bookings = useBookingsOf(uid, ids);
  const buys = role !== null && may(role, 'bookings', 'add');

  const payment = ({ productId, productname }: Wish) => {
    const entry = productOf(productId);
    const booking = bookings.rows.find(({ data }) => data.productId === productId);
    switch (entry.status) {
      case 'ready':
        if (bookings.status === 'loading') break;
        return <WishPayment product={entry.row.data} booking={booking} buys={buys} />;
      case 'missing':
        return <GoneWish why={t`No longer for sale`} name={productname} />;
      case 'refused':
        return <GoneWish why={t`Not for sale right now`} name={productname} />;
      case 'unknown':
      case 'error':
        return t`Currently unknown`;
    }
    return <LoadingText width="8ch" />;
  };

  return rows.map((row) =>
    row.deleted === undefined ? (
      <PartBoundary key={row.data._id} as="tr">
        <WishRow row={row} payment={payment(row.data)} columns={columns} />
      </PartBoundary>
    ) : (
      <PartBoundary key={row.deleted.id} as="tr">
        <DeletedRow mutation={row.deleted} columns={columns} />
      </PartBoundary>
    ),
  );
}
