import { createHash } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Block } from '@thriftline/domain/accounts/block';
import { type Device, dayOf } from '@thriftline/domain/accounts/device';
import type { MemberNote } from '@thriftline/domain/accounts/moderation/member-note';
import { countChange, isPlacedAct, placeChange, type QuotaAct } from '@thriftline/domain/accounts/quotas';
import { invariant } from '@thriftline/domain/base/invariant';
import type { Side } from '@thriftline/domain/base/side';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import { openConversation } from '@thriftline/domain/conversations/conversation';
import { MESSAGE_PICTURE_SIZES, messagePicturePath } from '@thriftline/domain/pictures/message-picture';
import { openReport, type Report } from '@thriftline/domain/reports/report';
import type { SealedReview } from '@thriftline/domain/reviews/review';
import { type SavedSearch, savedSearchId } from '@thriftline/domain/saved-searches/saved-search';
import { noHits, type SearchHits, withHit } from '@thriftline/domain/saved-searches/search-hits';
import { listingOf } from '@thriftline/domain/search/listing-of';
import { NO_SYNONYMS } from '@thriftline/domain/search/words/stems';
import type { Follow } from '@thriftline/domain/sellers/follow';
import { DEFAULT_SHOP_SETTINGS, toStoredSettings } from '@thriftline/domain/settings/shop-settings';
import {
  aBooking,
  aCategory,
  aContact,
  anOrder,
  aPayment,
  aPayout,
  aProduct,
  aSellerAccount,
  aUser,
  aWish,
} from '@thriftline/domain/testing/builders';
import {
  arrayUnion,
  Bytes,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setLogLevel,
  Timestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { PEOPLE, type Person, uidOf } from '../environment.ts';
import { storeDocuments } from './store-documents.ts';

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

/** A conversation as its buyer opens it. */
export function anOpening(buyer: Person, seller: Person, productId: string) {
  const { productname, resaleprice, img } = storedProduct(seller);
  const { productId: bookingId, ...opening } = openConversation({
    productId,
    productname,
    productprice: resaleprice,
    img,
    sellerId: seller.uid,
    sellerName: seller.name,
    buyerId: buyer.uid,
    buyerName: buyer.name,
  });
  return { ...opening, bookingId };
}

/** A conversation as stored, in which the buyer has asked. */
export function storedConversation<T extends object>(
  buyer: Person,
  seller: Person,
  productId: string,
  overrides?: T,
) {
  const last = { lastId: 'first', lastAt: THEN, lastBy: buyer.uid, lastText: 'Is it still there?' };
  return {
    ...anOpening(buyer, seller, productId),
    createdAt: THEN,
    count: 1,
    unreadBy: [seller.uid],
    ...last,
    ...overrides,
  };
}

/** The first message of such a conversation. */
export function storedMessage(by: Person) {
  return { by: by.uid, text: 'Is it still there?', at: THEN };
}

/** What a message does to its conversation. */
export function nextMessage(by: Person, to: Person, id = 'new', text = 'Yes.') {
  return {
    count: increment(1),
    unreadBy: arrayUnion(to.uid),
    lastId: id,
    lastAt: serverTimestamp(),
    lastBy: by.uid,
    lastText: text,
  };
}

/** Writes a message as the app does: with what it does to its conversation, counted. */
export function writeMessage(
  firestore: Firestore,
  conversationId: string,
  {
    by,
    to,
    message = {},
    conversation = {},
  }: { by: Person; to: Person; message?: object; conversation?: object },
): Promise<void> {
  const batch = writeBatch(firestore);
  const path = `conversations/${conversationId}`;
  batch.set(doc(firestore, `${path}/messages/new`), {
    by: by.uid,
    text: 'Yes.',
    at: serverTimestamp(),
    ...message,
  });
  batch.update(doc(firestore, path), { ...nextMessage(by, to), ...conversation });
  count(batch, firestore, 'messages', 'new');
  return batch.commit();
}

/** So many bytes that begin like a picture does: WebP unless told. */
export function pictureBytes(size = 64, start = 'RIFF\0\0\0\0WEBPVP8 '): Bytes {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (character) => character.charCodeAt(0)));
  return Bytes.fromUint8Array(bytes);
}

/** A message of a picture alone. */
export const PICTURED = { text: '', picture: { width: 1600, height: 1200 } };

/** A size of a message's picture as stored. */
export function storedPicture(by: Person) {
  return { by: by.uid, bytes: pictureBytes() };
}

/** Writes a message with a picture as the app does: all of it at once, and counted as both. */
export function writePicture(
  firestore: Firestore,
  conversationId: string,
  {
    by,
    to,
    message = {},
    file = {},
    sizes = MESSAGE_PICTURE_SIZES,
    counted = true,
  }: {
    by: Person;
    to: Person;
    message?: object;
    file?: object;
    sizes?: readonly string[];
    counted?: boolean;
  },
): Promise<void> {
  const batch = writeBatch(firestore);
  const path = `conversations/${conversationId}`;
  for (const size of sizes) {
    const place = messagePicturePath(conversationId, 'new', 'small').replace(/small$/, size);
    batch.set(doc(firestore, place), { ...storedPicture(by), ...file });
  }
  const sent = { ...PICTURED, by: by.uid, at: serverTimestamp(), ...message };
  batch.set(doc(firestore, `${path}/messages/new`), sent);
  batch.update(doc(firestore, path), nextMessage(by, to, 'new', sent.text));
  count(batch, firestore, 'messages', 'new');
  if (counted) count(batch, firestore, 'uploads', 'new');
  return batch.commit();
}

/** A block as stored. */
export function storedBlock(blocker: Person, blocked: Person, conversationId: string) {
  return {
    blockerId: blocker.uid,
    blockedId: blocked.uid,
    conversationId,
    createdAt: THEN,
  } satisfies Record<keyof Block, unknown>;
}

/** A report of a conversation as its reporter sends it, but for the time. */
export function aReport(reporter: Person, reported: Person, conversationId: string) {
  return openReport({
    conversationId,
    reporterId: reporter.uid,
    reportedId: reported.uid,
    reason: 'insult',
    messageIds: ['first'],
    note: 'Again and again.',
  });
}

/** A report as stored. */
export function storedReport(reporter: Person, reported: Person, conversationId: string) {
  return { ...aReport(reporter, reported, conversationId), createdAt: THEN } satisfies Report;
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

/** A report of a review as its reporter sends it, but for the time. */
export function aReviewReport(reporter: Person, author: Person, reviewId: string) {
  const subject = { reviewId, reporterId: reporter.uid, reportedId: author.uid };
  return openReport({ ...subject, reason: 'insult', note: 'It names my street' });
}

/** A report of a listing as its reporter sends it, but for the time. */
export function anItemReport(reporter: Person, seller: Person, itemId: string) {
  const subject = { itemId, reporterId: reporter.uid, reportedId: seller.uid };
  return openReport({ ...subject, reason: 'counterfeit', note: 'The label is wrong' });
}

/** A report of a seller's profile as its reporter sends it, but for the time. */
export function aProfileReport(reporter: Person, seller: Person) {
  const subject = { profile: true, reporterId: reporter.uid, reportedId: seller.uid } as const;
  return openReport({ ...subject, reason: 'impostor', note: 'That is my name' });
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

/** Everybody's account and the one category: what each test starts from. */
export function baseWorld(): Record<string, object> {
  const world: Record<string, object> = {
    'productIds/gone': { createdAt: THEN },
    'categoryNames/chairs': { categoryId: 'chairs' },
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
  await storeDocuments(environment.projectId, world);
}

/** A contact document of a seller as stored. */
export function storedContact(seller: Person) {
  return aContact({ email: seller.email, sellerId: seller.uid });
}

/** Counts the creation of a document in the batch, as the app does; of somebody who has counted none before. */
export function count(batch: WriteBatch, firestore: Firestore, act: QuotaAct, id: string): void {
  const uid = uidOf(firestore);
  if (uid === undefined) return;
  const now = serverTimestamp();
  const change = isPlacedAct(act)
    ? placeChange('0', id, { now })
    : countChange('renew', id, { now, oneMore: increment(1) });
  batch.set(doc(firestore, `quotas/${uid}`), { [act]: change }, { merge: true });
}

/** What is counted as it is created, by its collection. */
const ACTS: Record<string, QuotaAct> = {
  categories: 'categories',
  bookings: 'bookings',
  wishlist: 'wishes',
  advertisements: 'advertisements',
  conversations: 'conversations',
  reports: 'reports',
  savedSearches: 'savedSearches',
  follows: 'follows',
};

/** Creates a document as the app does: counted. */
export function create(firestore: Firestore, path: string, data: object): Promise<void> {
  const [collection = '', id = ''] = path.split('/');
  const act = ACTS[collection];
  invariant(act, `documents of ${collection} are counted`);
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, path), data);
  count(batch, firestore, act, id);
  if (collection === 'categories') claimName(batch, firestore, id, data);
  return batch.commit();
}

/** Gives a category its name in the batch; one that has no key can have none. */
function claimName(batch: WriteBatch, firestore: Firestore, categoryId: string, data: object): void {
  const name = 'categoryname' in data && typeof data.categoryname === 'string' ? data.categoryname : '';
  const key = categoryKey(name);
  if (key !== '') batch.set(doc(firestore, `categoryNames/${key}`), { categoryId });
}

/** Changes a product as the app does: counted. */
export function editProduct(firestore: Firestore, id: string, changes: object): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `products/${id}`), { ...changes });
  count(batch, firestore, 'edits', id);
  return batch.commit();
}

/** Says of being here as the app does of being away: counted. */
export function sayPresence(firestore: Firestore, uid: string, presence: object): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, `presence/${uid}`), { ...presence }, { merge: true });
  count(batch, firestore, 'absences', uid);
  return batch.commit();
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

/** Adds a draft as the app does: counted. */
export function addDraft(firestore: Firestore, path: string, draft: object = DRAFT): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, path), draft);
  count(batch, firestore, 'drafts', path.split('/').at(-1) ?? '');
  return batch.commit();
}

/** Changes a category as admins do: with its new name. */
export function changeCategory(firestore: Firestore, id: string, change: object): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `categories/${id}`), change);
  claimName(batch, firestore, id, change);
  return batch.commit();
}

/**
 * Adds a product as the app does: counted, with the mark that its id is used, and with its contact if one is given.
 */
export function addProduct(firestore: Firestore, id: string, product: object, contact?: object) {
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, `products/${id}`), product);
  batch.set(doc(firestore, `productIds/${id}`), { createdAt: serverTimestamp() });
  if (contact) batch.set(doc(firestore, `products/${id}/private/contact`), contact);
  count(batch, firestore, 'products', id);
  return batch.commit();
}
