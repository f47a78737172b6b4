import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  aBooking,
  aCategory,
  aContact,
  aPayment,
  aProduct,
  aUser,
  aWish,
} from '@thriftline/domain/testing/builders';
import { doc, type Firestore, serverTimestamp, setLogLevel, Timestamp, writeBatch } from 'firebase/firestore';
import { firestorePastRules, PEOPLE, type Person } from '../environment.ts';

setLogLevel('silent');

/** When everything in the stored world was written. */
export const THEN = Timestamp.fromMillis(1_700_000_000_000);

/** A product of `seller` as stored. */
export function storedProduct<T extends object>(seller: Person, overrides?: T) {
  return {
    ...aProduct({ sellername: seller.name, sellerId: seller.uid }),
    sellerSince: THEN,
    createdAt: THEN,
    ...overrides,
  };
}

/** The advertisement that is a true copy of a stored product. */
export function storedAdvertisement<T extends object>(productId: string, product: T) {
  return { ...product, bookingId: productId, availability: false, paid: false };
}

/** A buyer's booking of a seller's product as stored. */
export function storedBooking<T extends object>(
  buyer: Person,
  seller: Person,
  productId: string,
  overrides?: T,
) {
  return {
    ...aBooking({ yourname: buyer.name, email: buyer.email, youremail: buyer.email, buyerId: buyer.uid }),
    sellerId: seller.uid,
    bookingId: productId,
    createdAt: THEN,
    ...overrides,
  };
}

/** A buyer's note of having seen a seller's contact, as stored. */
export function storedContactView(buyer: Person, seller: Person, productId: string) {
  return {
    bookingId: productId,
    buyerId: buyer.uid,
    sellerId: seller.uid,
    yourname: buyer.name,
    email: buyer.email,
    createdAt: THEN,
  };
}

/** A buyer's wish as stored. */
export function storedWish(buyer: Person, productId: string) {
  return {
    ...aWish({ yourname: buyer.name, email: buyer.email, buyerId: buyer.uid, bookingId: productId }),
    createdAt: THEN,
  };
}

/** A payment as stored. */
export function storedPayment(buyer: Person, seller: Person) {
  return {
    ...aPayment({ buyerId: buyer.uid, sellerId: seller.uid, youremail: buyer.email }),
    createdAt: THEN,
  };
}

/** Everybody's account and the one category: what each test starts from. */
export function baseWorld(): Record<string, object> {
  const world: Record<string, object> = {
    'productIds/gone': { createdAt: THEN },
    'categories/chairs': { ...aCategory({ createdBy: PEOPLE.otherSeller.uid }), createdAt: THEN },
  };
  for (const { uid, name, email, role } of Object.values(PEOPLE)) {
    world[`users/${uid}`] = { ...aUser({ name, email, role }), createdAt: THEN };
  }
  return world;
}

/** Empties the store and writes the given documents past the rules. */
export async function storeWorld(
  environment: RulesTestEnvironment,
  world: Record<string, object>,
): Promise<void> {
  await environment.clearFirestore();
  const firestore = firestorePastRules(environment);
  const batch = writeBatch(firestore);
  for (const [path, data] of Object.entries(world)) batch.set(doc(firestore, path), data);
  await batch.commit();
}

/** A contact document of a seller as stored. */
export function storedContact(seller: Person) {
  return aContact({ email: seller.email, sellerId: seller.uid });
}

/** Adds a product as the app does: with the mark that its id is used, and with its contact if one is given. */
export function addProduct(firestore: Firestore, id: string, product: object, contact?: object) {
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, `products/${id}`), product);
  batch.set(doc(firestore, `productIds/${id}`), { createdAt: serverTimestamp() });
  if (contact) batch.set(doc(firestore, `products/${id}/private/contact`), contact);
  return batch.commit();
}
