import type { Product } from '@thriftline/domain/product';
import { allowsProductAct } from '@thriftline/domain/product-state';
import type { StoredTime } from '@thriftline/domain/stored-time';
import { BookingActions, type OwnBooking } from '@/features/bookings/components/booking-actions.tsx';
import { ProductCard } from '@/features/products/components/product-card.tsx';
import { useProductState } from '@/features/products/hooks/use-product-state.ts';
import { WishButton } from '@/features/wishlist/components/wish-button.tsx';
import type { Stored } from '@/lib/stored.ts';
import { isShownIn } from '@/outbox/act.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';

interface CategoryCardProps {
  product: Stored<Product>;
  eager: boolean;
  /** Whether the person at the screen is one who books and wishes. */
  buys: boolean;
  own: OwnBooking;
  /** Until when the payment of the buyer's own booking is open. */
  payingUntil: StoredTime | undefined;
  wished: boolean | undefined;
  onBook: (product: Stored<Product>) => void;
}

/** A product of a category with what a buyer can do about it. */
export function CategoryCard({ product, eager, buys, own, payingUntil, wished, onBook }: CategoryCardProps) {
  const { state, now } = useProductState(product);
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
          payingUntil={payingUntil}
          onBook={() => onBook(product)}
        />
      )}
    </ProductCard>
  );
}
