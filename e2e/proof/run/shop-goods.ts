import { aBooking, aProduct, aUser, aWish } from '@thriftline/domain/testing/builders';
import { FieldValue } from 'firebase-admin/firestore';
import type { RunPlan } from '../plan/run-plan.ts';
import type { World } from '../platform/world.ts';

/** Ids of the run's documents. */
export const itemId = (item: number) => `item-${item}`;
/** Whose the items are, and who may refund and delete. */
export const SELLER = 'seller-1';
export const ADMIN = 'the-admin';
export const buyerId = (buyer: number) => `buyer-${buyer}`;
export const bookingsIdOf = (item: number, uid: string) => `${itemId(item)}_${uid}`;

/** There is no Storage in the proof: what is deleted has no pictures there that would have to go, too. */
const ELSEWHERE = 'https://pictures.example/chair.webp';

/** Cents to the dollars that are stored, by way of the decimal digits. */
function price(cents: number): number {
  const digits = String(cents).padStart(3, '0');
  return Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** A buyer's account, and bookings of and wishes for these items as they are now. */
export async function addBuyer({ firestore }: World, uid: string, items: readonly number[]): Promise<void> {
  const batch = firestore.batch();
  const createdAt = FieldValue.serverTimestamp();
  const email = `${uid}@example.com`;
  batch.set(firestore.doc(`users/${uid}`), { ...aUser({ email }), createdAt });
  for (const item of items) {
    const product = await firestore.doc(`products/${itemId(item)}`).get();
    const booking = aBooking({
      bookingId: itemId(item),
      productname: product.get('productname'),
      productprice: product.get('resaleprice'),
      ...(product.get('editedAt') && { itemEditedAt: product.get('editedAt') }),
      buyerId: uid,
      email,
      youremail: email,
    });
    batch.set(firestore.doc(`bookings/${bookingsIdOf(item, uid)}`), { ...booking, createdAt });
    const wish = aWish({
      bookingId: itemId(item),
      productname: product.get('productname'),
      productprice: product.get('resaleprice'),
      buyerId: uid,
      email,
    });
    batch.set(firestore.doc(`wishlist/${bookingsIdOf(item, uid)}`), { ...wish, createdAt });
  }
  await batch.commit();
}

/** Stores the run's items with their advertisements, and every buyer with bookings and wishes of all they will try for, the seller and an admin. */
export async function stockShop(world: World, plan: RunPlan): Promise<void> {
  const batch = world.firestore.batch();
  const createdAt = FieldValue.serverTimestamp();
  for (const [uid, role] of [
    [SELLER, 'Seller'],
    [ADMIN, 'Admin'],
  ]) {
    const email = `${uid}@example.com`;
    batch.set(world.firestore.doc(`users/${uid}`), { ...aUser({ name: uid, email, role }), createdAt });
  }
  for (const [item, { cents, isAdvertised }] of plan.items.entries()) {
    const id = itemId(item);
    const product = {
      // The first one's delivery is included.
      ...aProduct({ resaleprice: price(cents), deliverycost: item * 1.5, img: ELSEWHERE, thumb: ELSEWHERE }),
      createdAt,
    };
    batch.set(world.firestore.doc(`products/${id}`), product);
    if (isAdvertised) {
      const ad = { ...product, bookingId: id, availability: false, paid: false };
      batch.set(world.firestore.doc(`advertisements/${id}`), ad);
    }
  }
  batch.set(world.firestore.doc('settings/shop'), { ...plan.afterSale.fee, cancelFee: 'buyer' });
  await batch.commit();
  await Promise.all(plan.buyers.map((_, buyer) => addBuyer(world, buyerId(buyer), itemsOf(plan, buyer))));
}

/** What a buyer has booked: what they will try for in the race, or the item of those who take no part in it. */
function itemsOf(
  { buyers, savedErrors, swapped, edited, unheard, bargained }: RunPlan,
  buyer: number,
): number[] {
  if (savedErrors.buyers.includes(buyer)) return [savedErrors.item];
  if (swapped.buyer === buyer) return [swapped.item];
  if (edited.buyer === buyer) return [edited.item];
  if (unheard.buyer === buyer) return [unheard.item];
  if (bargained.buyers.includes(buyer)) return [bargained.item];
  return buyers[buyer]?.visits.map(({ item }) => item) ?? [];
}
