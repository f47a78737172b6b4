import { bookingDocumentId } from '@thriftline/domain/base/collections';
import { deliveryCents } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import { lazy } from 'react';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { type Booked, BookingForm } from '@/features/bookings/components/booking-form.tsx';
import { ItemInWay } from '@/features/payments/components/paying/item-in-way.tsx';
import { useWay } from '@/features/payments/hooks/use-way.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

// Most sellers have no away notice.
const AwayNotice = lazy(async () => ({
  default: (await import('@/features/conversations/components/being-here.ts')).AwayNotice,
}));

interface BookItemProps {
  product: Stored<Product>;
  onCancel?: () => void;
  onBooked: (booked: Booked) => void;
  /** Whether the card comes next in any case. */
  onWayToCard?: boolean;
}

/** Books an item, with how it comes over, where to and the price by line in sight: what is chosen here goes on to the card. */
export function BookItem({ product, ...props }: BookItemProps) {
  const { uid } = useSignedInUser();
  const { wayOf } = useWay(uid, bookingDocumentId(product._id, uid));
  return (
    <BookingForm product={product} extraCents={(item) => deliveryCents(item, wayOf(item))} {...props}>
      {(item) => (
        <>
          <ItemInWay
            bookingsId={bookingDocumentId(product._id, uid)}
            product={item.product}
            shown={{ productprice: item.price }}
          />
          {/* A buyer who opens checkout from a card hasn't seen the same notice on the item's page. */}
          <LazySection>
            <AwayNotice sellerId={product.sellerId} above={2} />
          </LazySection>
        </>
      )}
    </BookingForm>
  );
}
