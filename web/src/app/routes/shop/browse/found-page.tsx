import type { Product } from '@thriftline/domain/catalogue/product';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { WIDEST_ROW } from '@/components/cards/item-grid.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useBookingsOf } from '@/features/bookings/api/use-bookings-of.ts';
import type { OwnBooking } from '@/features/bookings/components/booking-actions.tsx';
import { useProducts } from '@/features/products/api/use-products.ts';
import { useWishesOf } from '@/features/wishlist/api/use-wishes-of.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { LiveList } from '@/lib/live/use-live-query.ts';
import { FoundCard } from './found-card.tsx';
import type { Shopper } from './shopper.ts';

interface FoundPageProps {
  rows: readonly FoundListing[];
  first: boolean;
  shopper: Shopper;
  newIds: ReadonlySet<string>;
  onBook: (product: Stored<Product>) => void;
}

function ownBooking(bookings: LiveList<{ productId: string }>, productId: string): OwnBooking {
  const row = bookings.rows.find(({ data }) => data.productId === productId);
  if (row !== undefined) return row.pending ? 'pending' : 'booked';
  return bookings.status === 'loading' ? 'loading' : 'none';
}

/** One page of cards, with the products as they are now and the buyer's own bookings and wishes for just these. */
export function FoundPage({ rows, first, shopper, newIds, onBook }: FoundPageProps) {
  const ids = rows.map(({ id }) => id);
  const productOf = useProducts(shopper.isMember ? ids : []);
  const bookings = useBookingsOf(shopper.buyer, ids);
  const wishes = useWishesOf(shopper.buyer, ids);
  const wished = (productId: string) =>
    wishes.status === 'loading' ? undefined : wishes.rows.some(({ data }) => data.productId === productId);
  return rows.map((found, index) => {
    const entry = productOf(found.id);
    const product = entry.status === 'ready' ? entry.row.data : undefined;
    const isOwn = found.listing.sellerId === shopper.buyer;
    return (
      <li key={found.id}>
        <PartBoundary>
          <FoundCard
            found={found}
            product={product}
            confirmed={entry.status === 'ready' && entry.confirmed}
            waiting={shopper.isMember && entry.status === 'loading'}
            gone={entry.status === 'missing' || entry.status === 'refused'}
            to={shopper.itemPage(found.id)}
            isNew={newIds.has(found.id)}
            eager={first && index < WIDEST_ROW}
            buys={shopper.buyer !== null && !isOwn}
            isOwn={isOwn}
            own={ownBooking(bookings, found.id)}
            payingUntil={bookings.rows.find(({ data }) => data.productId === found.id)?.data.payingUntil}
            wished={wished(found.id)}
            onBook={onBook}
          />
        </PartBoundary>
      </li>
    );
  });
}
