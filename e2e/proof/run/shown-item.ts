import type { ShownItem } from '../checker/state.ts';
import type { World } from '../platform/world.ts';
import { itemId } from './shop-goods.ts';

/** What a payment page shows of an item; the price in dollars, that of its delivery in cents. */
export type Shown = Omit<ShownItem, 'paymentIntentId'>;

/** What delivery of an item costs at this moment, in cents. */
export async function deliveryNow({ firestore }: World, item: number): Promise<number> {
  return Math.round(
    100 * Number((await firestore.doc(`products/${itemId(item)}`).get()).get('deliverycost')),
  );
}

/** How a page says that the buyer wants it delivered for that price, in cents; nothing where they pick it up. */
export function wayShown({ delivery }: Shown): object {
  if (delivery === undefined) return {};
  return { delivery: 'delivery', deliveryPrice: delivery, address: 'Bea Buyer, 1 Mill Lane, York' };
}

/** What the payment page of a booking shows at first: the booking's copy of the item. */
export async function shownBy({ firestore }: World, bookingsId: string): Promise<Shown> {
  const booking = await firestore.doc(`bookings/${bookingsId}`).get();
  return { productname: String(booking.get('productname')), price: Number(booking.get('productprice')) };
}

/** The price the page shows after the server refused another: what was agreed on, or else what the item costs now. */
export async function priceNow(
  { firestore, clock }: World,
  item: number,
  bookingsId: string,
): Promise<number> {
  const [product, conversation] = await Promise.all([
    firestore.doc(`products/${itemId(item)}`).get(),
    firestore.doc(`conversations/${bookingsId}`).get(),
  ]);
  const { state, until, amount } = conversation.get('offer') ?? {};
  return Number(state === 'accepted' && until.toMillis() > clock.now() ? amount : product.get('resaleprice'));
}

/** What the page shows after the server refused what the item was, and the edit that it agrees to with it. */
export async function itemNow(
  { firestore }: World,
  item: number,
): Promise<{ shown: Shown; itemEditedAt: string | undefined }> {
  const product = await firestore.doc(`products/${itemId(item)}`).get();
  return {
    shown: { productname: String(product.get('productname')), price: Number(product.get('resaleprice')) },
    itemEditedAt: product.get('editedAt')?.toDate().toISOString(),
  };
}

/** Whether the server refused because the price is not the item's. */
export function isOfPrice(problem: string): boolean {
  return problem.startsWith('The price of this item is');
}

/** Whether the server refused because the seller has changed the item. */
export function isOfItem(problem: string): boolean {
  return problem.startsWith('The seller has changed this item');
}
