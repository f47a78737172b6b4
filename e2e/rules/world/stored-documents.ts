import { createHash } from 'node:crypto';
import { type Device, dayOf } from '@thriftline/domain/accounts/device';
import type { MemberNote } from '@thriftline/domain/accounts/moderation/member-note';
import type { Side } from '@thriftline/domain/base/side';
import type { SealedReview } from '@thriftline/domain/reviews/review';
import { type SavedSearch, savedSearchId } from '@thriftline/domain/saved-searches/saved-search';
import { noHits, type SearchHits, withHit } from '@thriftline/domain/saved-searches/search-hits';
import { listingOf } from '@thriftline/domain/search/listing-of';
import { NO_SYNONYMS } from '@thriftline/domain/search/words/stems';
import type { Follow } from '@thriftline/domain/sellers/follow';
import { DEFAULT_SHOP_SETTINGS, toStoredSettings } from '@thriftline/domain/settings/shop-settings';
import {
  aBooking,
  aContact,
  anOrder,
  aPayment,
  aPayout,
  aProduct,
  aSellerAccount,
  aWish,
} from '@thriftline/domain/testing/builders';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { PEOPLE, type Person } from '../environment.ts';

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

/** The listing of a seller's product as functions store it. */
export function storedListing(seller: Person) {
  const product = { ...storedProduct(seller), sellerStatus: 'Unverified' as const };
  return listingOf(product, { synonyms: NO_SYNONYMS, point: undefined, timeOf: Timestamp.fromMillis });
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

/** Who booked a product, as a function copies it. */
export function storedBooker(buyer: Person, seller: Person, productId: string, state = 'unpaid') {
  return {
    bookingId: productId,
    buyerId: buyer.uid,
    sellerId: seller.uid,
    yourname: buyer.name,
    state,
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

/** The id of a saved search for what an address asks for. */
export function idOfSearch(address: string, { uid }: Pick<Person, 'uid'>): string {
  return savedSearchId(uid, createHash('sha256').update(address).digest('hex'));
}

/** A saved search as its owner writes it, but for the time. */
export function aSearch({ uid }: Person, address: string): Omit<SavedSearch, 'createdAt'> {
  return { ownerId: uid, address, name: 'Oak lamps', frequency: 'instant', paused: false, seenUntil: 0 };
}

/** A saved search as stored. */
export function storedSearch(owner: Person, address: string) {
  return { ...aSearch(owner, address), createdAt: THEN } satisfies SavedSearch;
}

/** What was found for a saved search, as stored. */
export function storedHits({ uid }: Person): SearchHits {
  return withHit(noHits(uid), 'chair', THEN.toMillis());
}

/** What the QR code of each stored order says, and when no stored order has run out. */
export const PICKUP_SECRET = '0123456789abcdef'.repeat(2);
const LONG_AFTER = Timestamp.fromMillis(4_000_000_000_000);

/** What became of what somebody paid, as stored. */
export function storedOrder(buyer: Person, seller: Person) {
  return {
    ...anOrder({ buyerId: buyer.uid, sellerId: seller.uid }),
    history: [{ act: 'pay', by: 'buyer', state: 'paid', at: THEN }],
    dueAt: LONG_AFTER,
    secretHash: createHash('sha256').update(PICKUP_SECRET).digest('hex'),
    createdAt: THEN,
  };
}

/** The same once it is complete, and may be reviewed. */
export function storedCompleteOrder(buyer: Person, seller: Person) {
  const { dueAt: _, ...order } = storedOrder(buyer, seller);
  return { ...order, state: 'released', reviewUntil: LONG_AFTER };
}

/** A review as its author seals it, but for the time. */
export function aSealedReview({ uid }: Person): Omit<SealedReview, 'createdAt'> {
  return { authorId: uid, stars: 4, text: 'As described.\nGladly again.', publishAt: LONG_AFTER };
}

/** A sealed review as stored. */
export function storedSealedReview(author: Person) {
  return { ...aSealedReview(author), createdAt: THEN } satisfies SealedReview;
}

/** A published review of an order, as stored. */
export function storedReview(by: Side, author: Person, about: Person, orderId: string) {
  return {
    ...{ orderId, bookingId: 'chair', productname: 'Oak chair', by },
    ...{ authorId: author.uid, authorName: author.name, aboutId: about.uid },
    ...{ stars: 4, publishedAt: THEN, shown: true },
  };
}

/** The code of an order, as stored. */
export function storedPickup(buyer: Person) {
  return { buyerId: buyer.uid, code: '123456', secret: PICKUP_SECRET };
}

/** Where an order is delivered to. */
export function storedAddress(buyer: Person) {
  return { buyerId: buyer.uid, address: 'Bea Buyer, 1 Mill Lane, York YO1 7HH' };
}

/** What the seller writes who has read the code. */
export function aHandover(seller: Person) {
  return { sellerId: seller.uid, secret: PICKUP_SECRET, createdAt: serverTimestamp() };
}

/** A follow as it is written, but for the time. */
export function aFollow(follower: Person, seller: Person): Omit<Follow, 'createdAt'> {
  return { followerId: follower.uid, sellerId: seller.uid, sellerName: seller.name };
}

/** A follow as stored. */
export function storedFollow(follower: Person, seller: Person) {
  return { ...aFollow(follower, seller), createdAt: THEN } satisfies Follow;
}

/** What an admin notes about a buyer, but for the time. */
export function aNote({ uid, name }: Person): Omit<MemberNote, 'createdAt'> {
  return { aboutId: PEOPLE.buyer.uid, by: uid, byName: name, text: 'Asked to pay elsewhere.\nWarned.' };
}

/** A payment as stored. */
export function storedPayment(buyer: Person, seller: Person) {
  return {
    ...aPayment({ buyerId: buyer.uid, sellerId: seller.uid, youremail: buyer.email }),
    createdAt: THEN,
  };
}

/** What a seller gets of a sale, as stored. */
export function storedPayout(seller: Person) {
  return { ...aPayout({ sellerId: seller.uid }), createdAt: THEN };
}

/** Where a seller's money goes, as stored. */
export function storedSellerAccount() {
  return { ...aSellerAccount(), updatedAt: THEN };
}

/** A version of the operator's settings as stored. */
export function storedSettings<T extends object>(version: number, overrides?: T) {
  return { ...toStoredSettings({ ...DEFAULT_SHOP_SETTINGS, version }), ...overrides };
}

/** A contact document of a seller as stored. */
export function storedContact(seller: Person) {
  return aContact({ email: seller.email, sellerId: seller.uid });
}

/** A draft as it is stored. */
export const DRAFT = { values: { productname: 'Oak chair', resaleprice: '45' }, at: 1_700_000_000_000 };

/** A device as it tells of itself on its first day there. */
export function aDevice(change: Partial<Device> = {}): Device {
  const today = dayOf(Date.now());
  return { device: 'a'.repeat(36), name: 'Chrome on Android', firstDay: today, lastDay: today, ...change };
}

/** One that was used before. */
export function anOldDevice(): Device {
  const before = dayOf(Date.now()) - 3;
  return aDevice({ firstDay: before, lastDay: before });
}

/** A delivery address as a member keeps it. */
export function anAddress(change: object = {}): object {
  return { address: '1 High Street\nYork YO1 7PR', usedAt: serverTimestamp(), ...change };
}
