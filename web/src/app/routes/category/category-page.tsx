import type { Product } from '@thriftline/domain/product';
import { isShown } from '@thriftline/domain/product-state';
import { useBookingsOf } from '@/features/bookings/api/use-bookings-of.ts';
import type { OwnBooking } from '@/features/bookings/components/booking-actions.tsx';
import { useWishesOf } from '@/features/wishlist/api/use-wishes-of.ts';
import type { Row } from '@/lib/live/row.ts';
import type { LiveList } from '@/lib/live/use-live-query.ts';
import type { Stored } from '@/lib/stored.ts';
import { CategoryCard } from './category-card.tsx';

/** How many cards are seen on a large screen before anyone scrolls. */
const SEEN_AT_ONCE = 4;

interface CategoryPageProps {
  products: readonly Row<Stored<Product>>[];
  first: boolean;
  /** The buyer at the screen; null for people who do not buy. */
  buyer: string | null;
  onBook: (product: Stored<Product>) => void;
}

function ownBooking(bookings: LiveList<{ productId: string }>, productId: string): OwnBooking {
  const row = bookings.rows.find(({ data }) => data.productId === productId);
  if (row !== undefined) return row.pending ? 'pending' : 'booked';
  return bookings.status === 'loading' ? 'loading' : 'none';
}

/** One page of a category's cards, with the buyer's own bookings and wishes for just these products. */
export function CategoryPage({ products: all, first, buyer, onBook }: CategoryPageProps) {
  const products = all.filter(({ data }) => isShown(data, Date.now()));
  const ids = products.map(({ data }) => data._id);
  const bookings = useBookingsOf(buyer, ids);
  const wishes = useWishesOf(buyer, ids);
  const wished = (productId: string) =>
    wishes.status === 'loading' ? undefined : wishes.rows.some(({ data }) => data.productId === productId);
  return products.map(({ data: product }, index) => (
    <CategoryCard
      key={product._id}
      product={product}
      eager={first && index < SEEN_AT_ONCE}
      buys={buyer !== null}
      own={ownBooking(bookings, product._id)}
      payingUntil={bookings.rows.find(({ data }) => data.productId === product._id)?.data.payingUntil}
      wished={wished(product._id)}
      onBook={onBook}
    />
  ));
}
