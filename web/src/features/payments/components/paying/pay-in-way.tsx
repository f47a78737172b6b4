import { type DeliveryWay, deliveryCents, deliveryWays } from '@thriftline/domain/catalogue/delivery';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import { useState } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { useAddressBook } from '../../api/address-book.ts';
import { useBookedProduct } from '../../api/use-booked-product.ts';
import { useLastAddress } from '../../api/use-last-address.ts';
import { usePaymentSession } from '../../session/session-context.tsx';
import { DeliveryAddress } from '../address/delivery-address.tsx';
import { PayBooking, type PayBookingProps } from './pay-booking.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { WayChoice } from './way-choice.tsx';

/** Asks how the buyer gets the item, where its seller offers that, and takes the card for both together. */
export function PayInWay({ booking, shown }: Omit<PayBookingProps, 'product'>) {
  const { session, tell } = usePaymentSession();
  const { uid } = useSignedInUser();
  const found = useBookedProduct(booking.productId);
  const [chosen, setChosen] = useState<DeliveryWay>();
  const [typed, setTyped] = useState<string>();
  const product = found.row?.data;
  const ways = product === undefined ? [] : deliveryWays(product);
  const way = ways.find((one) => one === chosen) ?? ways[0];
  const isDelivered = way === 'delivery';
  const book = useAddressBook(uid, isDelivered);
  const saved = book.addresses[0]?.address;
  // Who ordered before there was a book has an address, too.
  const last = useLastAddress(
    uid,
    isDelivered && !book.loading && saved === undefined && typed === undefined,
  );
  // What is being paid for stays, whatever another device adds to the book.
  const [first, setFirst] = useState(saved);
  if (first === undefined && saved !== undefined) setFirst(saved);
  const address = typed ?? first ?? last.address;
  const busy = session.charge.status === 'charging';

  // What it costs depends on it.
  if (found.status === 'unknown') return <NotHereYet />;
  if (found.status === 'loading') return <LoadingBlock height={180} />;
  const item: ShownItem =
    product === undefined || way === undefined
      ? shown
      : {
          ...shown,
          delivery: way,
          deliveryPrice: deliveryCents(product, way),
          ...(isDelivered && { address }),
        };
  return (
    <>
      {product && way && (
        <WayChoice
          product={product}
          ways={ways}
          way={way}
          disabled={busy}
          onChoose={(one) => {
            tell({ type: 'begunAgain' });
            setChosen(one);
          }}
        />
      )}
      {isDelivered &&
        (book.loading || last.loading ? (
          <LoadingBlock height={110} sx={{ mb: 2 }} />
        ) : (
          <DeliveryAddress
            uid={uid}
            bookingsId={booking._id}
            book={book}
            address={address}
            disabled={busy}
            onChange={setTyped}
          />
        ))}
      <PriceBreakdown {...item} />
      {(!isDelivered || address !== undefined) && (
        <PayBooking
          key={`${item.productprice} ${item.itemEditedAt} ${item.delivery} ${item.deliveryPrice} ${item.address}`}
          booking={booking}
          shown={item}
          product={product}
        />
      )}
    </>
  );
}
