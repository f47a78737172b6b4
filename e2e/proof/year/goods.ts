import { aBooking, aProduct, aWish } from '@thriftline/domain/testing/builders';
import { FieldValue } from 'firebase-admin/firestore';
import type { Random } from '../plan/random.ts';
import { emailOf, nameOf } from './people.ts';
import type { Play } from './play.ts';

/** There is no Storage in the proof: pictures are elsewhere. */
const ELSEWHERE = 'https://pictures.example/chair.webp';

/** What a seller lists. */
export interface Goods {
  itemId: string;
  sellerId: string;
  /** In cents. */
  price: number;
  delivery: 'Pick-up' | 'Delivery' | 'Pick-up or delivery' | undefined;
  deliveryCost: number;
  isAdvertised: boolean;
}

/** Draws what a seller lists. */
export function drawGoods(random: Random, number: number, sellerId: string): Goods {
  return {
    itemId: `item-${number}`,
    sellerId,
    // Small things, dear ones, and prices that a float would get wrong.
    price: random.pick([50, 99, 1999, 2907, 4550, random.between(100, 9_999), random.between(5_000, 60_000)]),
    delivery: random.pick([undefined, 'Pick-up', 'Delivery', 'Pick-up or delivery', 'Pick-up or delivery']),
    deliveryCost: random.pick([0, 350, 601, 1295]),
    isAdvertised: random.chance(0.3),
  };
}

/** Cents as the dollars that are stored. */
export const dollars = (cents: number) => Number((cents / 100).toFixed(2));

/** Id of somebody's booking of, wish for, and conversation about an item. */
export const ofBuyer = (itemId: string, uid: string) => `${itemId}_${uid}`;

/** Lists it, as the page does. */
export async function list({ world }: Play, goods: Goods): Promise<void> {
  const { itemId, sellerId, price, delivery, deliveryCost, isAdvertised } = goods;
  const { delivery: _delivery, deliverycost: _cost, ...facts } = aProduct();
  const product = {
    ...facts,
    resaleprice: dollars(price),
    img: ELSEWHERE,
    thumb: ELSEWHERE,
    sellerId,
    sellername: nameOf(sellerId),
    ...(delivery && { delivery, ...(delivery !== 'Pick-up' && { deliverycost: dollars(deliveryCost) }) }),
    createdAt: FieldValue.serverTimestamp(),
  };
  const batch = world.firestore.batch();
  batch.set(world.firestore.doc(`products/${itemId}`), product);
  if (isAdvertised) {
    const ad = { ...product, bookingId: itemId, availability: false, paid: false };
    batch.set(world.firestore.doc(`advertisements/${itemId}`), ad);
  }
  await batch.commit();
}

/** Books it, or wishes for it, as the page does. */
export async function note(
  { world }: Play,
  kind: 'bookings' | 'wishlist',
  { itemId, uid }: { itemId: string; uid: string },
): Promise<void> {
  const product = await world.firestore.doc(`products/${itemId}`).get();
  const common = {
    bookingId: itemId,
    productname: product.get('productname'),
    productprice: product.get('resaleprice'),
    yourname: nameOf(uid),
    buyerId: uid,
    email: emailOf(uid),
    img: ELSEWHERE,
  };
  const document =
    kind === 'bookings'
      ? aBooking({ ...common, youremail: emailOf(uid), sellerId: product.get('sellerId') })
      : aWish(common);
  await world.firestore
    .doc(`${kind}/${ofBuyer(itemId, uid)}`)
    .set({ ...document, createdAt: FieldValue.serverTimestamp() });
}
