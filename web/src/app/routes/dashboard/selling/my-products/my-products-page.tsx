import type { Product } from '@thriftline/domain/catalogue/product';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useBookedBy } from '@/features/bookings/api/use-booked-by.ts';
import { BookedBy } from '@/features/bookings/components/booked-by.tsx';
import { useAdvertised } from '@/features/products/api/use-advertised.ts';
import { useInterest } from '@/features/products/api/use-interest.ts';
import { MyProductRow } from '@/features/products/components/my-products/my-product-row.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { DeletedRow } from '@/outbox/components/deleted-row.tsx';
import type { RowOrDeleted } from '@/outbox/views/merge-deleted-rows.ts';

interface MyProductsPageProps {
  uid: string;
  rows: readonly RowOrDeleted<Stored<Product>>[];
  /** How many columns the table has. */
  columns: number;
  selected: ReadonlySet<string>;
  onSelect: (productId: string, selected: boolean) => void;
}

/** One page of the seller's products, with the advertisements and bookers of just these. */
export function MyProductsPage({ uid, rows, columns, selected, onSelect }: MyProductsPageProps) {
  const ids = rows.flatMap((row) => (row.deleted === undefined ? [row.data._id] : []));
  const ads = useAdvertised(ids);
  const bookers = useBookedBy(uid, ids);
  const advertised = (productId: string) =>
    ads.status === 'loading' || ads.status === 'error'
      ? undefined
      : ads.rows.some(({ data }) => data._id === productId);
  const interest = useInterest(uid, ids);
  return rows.map((row) => {
    if (row.deleted !== undefined) {
      return (
        <PartBoundary key={row.deleted.id} as="tr">
          <DeletedRow mutation={row.deleted} columns={columns} />
        </PartBoundary>
      );
    }
    const own = bookers.filter(({ productId }) => productId === row.data._id);
    return (
      <PartBoundary key={row.data._id} as="tr">
        <MyProductRow
          row={row}
          advertised={advertised(row.data._id)}
          interest={interest[row.data._id]}
          selected={selected.has(row.data._id)}
          bookings={own.length}
          onSelect={(isSelected) => onSelect(row.data._id, isSelected)}
        >
          <BookedBy bookers={own} />
        </MyProductRow>
      </PartBoundary>
    );
  });
}
