import { deliveryCents, deliveryWays } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import { type ReactNode, useState } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { useAddressBook } from '../../api/address-book.ts';
import { useLastAddress } from '../../api/use-last-address.ts';
import { keepChosenWay } from '../../chosen-ways.ts';
import { useWay } from '../../hooks/use-way.ts';
import { usePaymentSession } from '../../session/session-context.tsx';
import { DeliveryAddress } from '../address/delivery-address.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { WayChoice } from './way-choice.tsx';

interface ItemInWayProps {
  /** The booking, made or to be made. */
  bookingsId: string;
  /** The item, as far as this device has it. */
  product: Product | undefined;
  /** What is shown of the item alone. */
  shown: ShownItem;
  /** What follows once it is known where to: it is given the item with its delivery. */
  children?: (item: ShownItem) => ReactNode;
}

/** How an item comes over, where to, and what both come to, line by line: the same before it is booked as beside the card. */
export function ItemInWay({ bookingsId, product, shown, children }: ItemInWayProps) {
  const { session, tell } = usePaymentSession();
  const { uid } = useSignedInUser();
  const ways = product === undefined ? [] : deliveryWays(product);
  const { wayOf, before } = useWay(uid, bookingsId);
  const way = wayOf(product);
  const isDelivered = way === 'delivery';
  const book = useAddressBook(uid, isDelivered);
  // One that was removed since is not used again.
  const kept = book.addresses.find(({ address }) => address === before.address) ?? book.addresses[0];
  const saved = kept?.address;
  // Who ordered before there was a book has an address, too.
  const last = useLastAddress(
    uid,
    isDelivered && !book.loading && saved === undefined && session.address === undefined,
  );
  // What is being paid for stays, whatever another device adds to the book.
  const [first, setFirst] = useState(saved);
  if (first === undefined && saved !== undefined) setFirst(saved);
  const address = session.address ?? first ?? last.address;
  const [isTyping, setTyping] = useState(false);
  // While another address is being typed, the old one can't be paid for.
  const isToldWhere = !isDelivered || (address !== undefined && !isTyping);
  const busy = session.charge.status === 'charging';
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
            tell({ type: 'wayChosen', way: one });
            keepChosenWay(uid, bookingsId, { way: one });
          }}
        />
      )}
      {isDelivered &&
        (book.loading || last.loading ? (
          <LoadingBlock height={110} sx={{ mb: 2 }} />
        ) : (
          <DeliveryAddress
            uid={uid}
            bookingsId={bookingsId}
            book={book}
            address={address}
            disabled={busy}
            isTyping={isTyping}
            onTyping={setTyping}
            onChange={(where) => {
              tell({ type: 'addressChosen', address: where });
              keepChosenWay(uid, bookingsId, { address: where });
            }}
          />
        ))}
      {children === undefined && <PriceBreakdown {...item} />}
      {isToldWhere && children?.(item)}
      {/* Below the card, so that a phone shows the card without scrolling. The total is next to the button. */}
      {children !== undefined && <PriceBreakdown {...item} />}
    </>
  );
}
