import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { picturesOf } from '@thriftline/domain/pictures/pictures-of';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { AsOf, productKey } from '@/components/states/as-of.tsx';
import { BookingActions, type OwnBooking } from '@/features/bookings/components/booking-actions.tsx';
import { ProductCard } from '@/features/products/components/product-card.tsx';
import { WishButton } from '@/features/wishlist/components/wish-button.tsx';
import { useNow } from '@/hooks/use-now.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { isShownIn } from '@/outbox/journal/mutation.ts';

interface FoundCardProps {
  found: FoundListing;
  /** The product itself, live; undefined while it is on its way, and for strangers. */
  product: Stored<Product> | undefined;
  /** Whether the server has confirmed it in this session. */
  confirmed: boolean;
  /** Whether the product is still on its way. */
  waiting: boolean;
  /** Whether it was deleted or taken down since it was found. */
  gone: boolean;
  /** The item's own page. */
  to: string;
  /** Whether it came for a saved search since that was last looked at. */
  isNew: boolean;
  eager: boolean;
  /** Whether the person at the screen is one who books and wishes. */
  buys: boolean;
  /** Whether they sell it themselves. */
  isOwn: boolean;
  own: OwnBooking;
  /** Until when the payment of the buyer's own booking is open. */
  payingUntil: StoredTime | undefined;
  wished: boolean | undefined;
  onBook: (product: Stored<Product>) => void;
}

/** An item that was found, with what a buyer can do about it. */
export function FoundCard({
  found: { id, listing, km },
  product,
  confirmed,
  waiting,
  gone,
  to,
  isNew,
  eager,
  buys,
  isOwn,
  own,
  payingUntil,
  wished,
  onBook,
}: FoundCardProps) {
  const { t } = useLingui();
  const item = product ?? listing;
  // A hold that ends is noticed without any news from the server.
  const now = useNow(item.hold?.until.toMillis());
  const state = productState(item, now);
  const sold = state.name === 'sold';
  const cover = product === undefined ? listing : picturesOf(product)[0];
  return (
    <ProductCard
      item={item}
      to={to}
      picture={cover}
      listed={item.createdAt.toDate().toISOString()}
      km={km}
      sold={sold}
      reserved={state.name === 'held' && state.until !== payingUntil?.toMillis()}
      waiting={waiting}
      isNew={isNew}
      isOwn={isOwn}
      eager={eager}
      corner={
        buys &&
        product !== undefined && (
          <WishButton
            product={product}
            wished={wished}
            wishes={listing.wishes}
            disabled={!allowsProductAct(state, 'wish')}
          />
        )
      }
    >
      {buys && <AsOf of={productKey(id)} confirmed={confirmed} />}
      <Refusals of={(mutation) => mutation.subject.productId === id && isShownIn('category', mutation)} />
      {gone && (
        <Typography variant="body2" color="textSecondary">
          {t`No longer for sale`}
        </Typography>
      )}
      {buys && !gone && (!sold || own === 'booked') && (
        // On phones an item is booked on its own page.
        <Box sx={{ display: 'grid', gap: 1, '& button': { display: { xs: 'none', sm: 'inline-flex' } } }}>
          <BookingActions
            state={state}
            now={now}
            own={product === undefined ? 'loading' : own}
            heldForThem={payingUntil?.toMillis()}
            onBook={() => product !== undefined && onBook(product)}
          />
        </Box>
      )}
    </ProductCard>
  );
}
