import type { Product } from '@thriftline/domain/catalogue/product';
import type { Conversation, ConversationOpening } from '@thriftline/domain/conversations/conversation';
import { useBooking } from '@/features/bookings/api/use-booking.ts';
import { useProduct } from '@/features/products/api/use-product.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import type { LiveDocument } from '@/lib/live/use-live-document.ts';

/** The product that a conversation is about, by its id. */
function productOf(id: string, uid: string): string {
  const at = id.endsWith(`_${uid}`) ? id.length - uid.length - 1 : id.lastIndexOf('_');
  // An address that somebody made up may be anything.
  return id.slice(0, Math.max(at, 0)) || id;
}

function openingOf(
  { _id, productname, resaleprice, img, sellerId, sellername }: Stored<Product>,
  buyer: Pick<ConversationOpening, 'buyerId' | 'buyerName'>,
): ConversationOpening {
  return {
    productId: _id,
    productname,
    productprice: resaleprice,
    img,
    sellerId,
    sellerName: sellername,
    ...buyer,
  };
}

interface Opening {
  /** The item of the conversation, live, whether there is one or not. */
  product: LiveDocument<Stored<Product>>;
  /** What a conversation that is not there is opened with; undefined where it cannot be. */
  opening: ConversationOpening | undefined;
  /** Whether this isn't known yet. */
  waiting: boolean;
}

/** How a conversation begins that is not there yet: its buyer asks about the item, or its seller writes to who booked it. */
export function useOpening(id: string, found: LiveDocument<Stored<Conversation>>): Opening {
  const { uid, userDoc } = useSignedInUser();
  // A seller may not even ask whether there is one.
  // Where nobody can be asked either, what is written begins it, and is explained if there is one.
  const isUntold = found.status === 'missing' || found.status === 'unknown';
  const unopened = isUntold || isRefused(found);
  const product = useProduct(found.row?.data.productId ?? (unopened ? productOf(id, uid) : null));
  const item = product.row?.data;
  const sells = unopened && item?.sellerId === uid;
  const booking = useBooking(sells ? id : null);
  const waiting = product.status === 'loading' || (sells && booking.status === 'loading');
  const common = { product, waiting };
  if (!unopened || item === undefined) return { ...common, opening: undefined };
  const booked = booking.row?.data;
  if (booked) {
    return { ...common, opening: openingOf(item, { buyerId: booked.buyerId, buyerName: booked.yourname }) };
  }
  const asks = isUntold && !sells && userDoc !== null;
  return {
    ...common,
    opening: asks ? openingOf(item, { buyerId: uid, buyerName: userDoc.name }) : undefined,
  };
}
