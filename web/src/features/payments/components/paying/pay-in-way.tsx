import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import { useBookedProduct } from '../../api/use-booked-product.ts';
import { ItemInWay } from './item-in-way.tsx';
import { PayBooking, type PayBookingProps } from './pay-booking.tsx';

/** Asks how the buyer gets the item, where its seller offers that, and takes the card for both together. */
export function PayInWay({ booking, shown }: Omit<PayBookingProps, 'product'>) {
  const found = useBookedProduct(booking.productId);
  const product = found.row?.data;
  // What it costs depends on it.
  if (found.status === 'unknown') return <NotHereYet />;
  if (found.status === 'loading') return <LoadingBlock height={180} />;
  return (
    <ItemInWay bookingsId={booking._id} product={product} shown={shown}>
      {(item) => (
        <PayBooking
          key={`${item.productprice} ${item.itemEditedAt} ${item.delivery} ${item.deliveryPrice} ${item.address}`}
          booking={booking}
          shown={item}
          product={product}
        />
      )}
    </ItemInWay>
  );
}
