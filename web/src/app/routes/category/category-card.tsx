import { bookingDocumentId } from '@thriftline/domain/collections';
import type { Product } from '@thriftline/domain/product';
import { allowsProductAct } from '@thriftline/domain/product-state';
import { BookingActions, type OwnBooking } from '@/features/bookings/components/booking-actions.tsx';
import { ProductCard } from '@/features/products/components/product-card.tsx';
import { useProductState } from '@/features/products/hooks/use-product-state.ts';
import { WishButton } from '@/features/wishlist/components/wish-button.tsx';
import { useCurrentUser } from '@/lib/current-user.ts';
import type { Stored } from '@/lib/stored.ts';
import { isShownIn } from '@/outbox/act.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';

interface CategoryCardProps {
  product: Stored<Product>;
  eager: boolean;
  /** Whether the person at the screen is one who books and wishes. */
  buys: boolean;
  own: OwnBooking;
  wished: boolean | undefined;
  onBook: (product: Stored<Product>) => void;
}

/** A product of a category with what a buyer can do about it. */
export function CategoryCard({ product, eager, buys, own, wished, onBook }: CategoryCardProps) {
  const { state, now } = useProductState(product);
  const { uid } = useCurrentUser();
  const sold = state.name === 'sold';
  return (
    <ProductCard
      product={product}
      sold={sold}
      eager={eager}
      corner={
        buys && <WishButton product={product} wished={wished} disabled={!allowsProductAct(state, 'wish')} />
      }
    >
      <Refusals of={(act) => act.subject.productId === product._id && isShownIn('category', act)} />
      {buys && (!sold || own === 'booked') && (
        <BookingActions
          state={state}
          now={now}
          own={own}
          bookingsId={uid === null ? undefined : bookingDocumentId(product._id, uid)}
          onBook={() => onBook(product)}
        />
      )}
    </ProductCard>
  );
}
