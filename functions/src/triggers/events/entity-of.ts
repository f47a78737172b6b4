import type { Presence } from '@thriftline/domain/accounts/presence';
import type { User } from '@thriftline/domain/accounts/user';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { fromDocument } from '@thriftline/domain/base/document-names';
import type { Category } from '@thriftline/domain/catalogue/categories/category';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Wish } from '@thriftline/domain/catalogue/wish';
import type { Conversation } from '@thriftline/domain/conversations/conversation';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { Order } from '@thriftline/domain/orders/order';
import type { Payment } from '@thriftline/domain/payments/payment';
import type { Review } from '@thriftline/domain/reviews/review';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import type { Follow } from '@thriftline/domain/sellers/follow';
import type { StoredSettings } from '@thriftline/domain/settings/shop-settings';
import type { Change, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import type { Job } from '../../jobs/job.ts';

/** What the documents of each collection are that triggers read. */
interface Entities {
  bookings: Booking;
  categories: Category;
  conversations: Conversation;
  follows: Follow;
  jobs: Job;
  orders: Order;
  payments: Payment;
  presence: Presence;
  products: Product;
  reviews: Review;
  savedSearches: SavedSearch;
  settings: StoredSettings;
  users: User;
  wishlist: Wish;
}

/** The fields of an entity that are always a text. */
type TextOf<E> = { [F in keyof E & string]: E[F] extends string ? F : never }[keyof E & string];

/** What says whose each document is and what it is about: without these, what follows would be written for no one. */
const ALWAYS: { readonly [C in keyof Entities]: readonly TextOf<Entities[C]>[] } = {
  [COLLECTIONS.bookings]: ['productId', 'buyerId', 'sellerId'],
  [COLLECTIONS.categories]: ['categoryname'],
  [COLLECTIONS.conversations]: ['productId', 'buyerId', 'sellerId'],
  [COLLECTIONS.follows]: ['followerId', 'sellerId'],
  jobs: ['kind', 'about'],
  [COLLECTIONS.orders]: ['bookingsId', 'productId', 'buyerId', 'sellerId'],
  [COLLECTIONS.payments]: ['paymentIntentId', 'productId', 'buyerId'],
  [COLLECTIONS.presence]: [],
  [COLLECTIONS.products]: ['sellerId'],
  [COLLECTIONS.reviews]: ['orderId', 'productId', 'aboutId'],
  [COLLECTIONS.savedSearches]: ['ownerId', 'address'],
  // The operator may have written it by hand.
  [COLLECTIONS.settings]: [],
  [COLLECTIONS.users]: ['role'],
  [COLLECTIONS.wishlist]: ['productId', 'buyerId'],
};

/**
 * What a trigger was told of, under the names of the code; undefined where there is no document. Throws where it is of
 * another collection, or lacks what says whose it is, and names the document.
 */
export function entityOf<C extends keyof Entities>(
  collection: C,
  snapshot: QueryDocumentSnapshot,
): Entities[C];
export function entityOf<C extends keyof Entities>(
  collection: C,
  snapshot: DocumentSnapshot | undefined,
): Entities[C] | undefined;
export function entityOf<C extends keyof Entities>(
  collection: C,
  snapshot: DocumentSnapshot | undefined,
): Entities[C] | undefined {
  const data = snapshot?.data();
  if (snapshot === undefined || data === undefined) return undefined;
  const { path, parent } = snapshot.ref;
  if (parent.id !== collection) throw new Error(`${path} is not a document of ${collection}`);
  const fields: Record<string, unknown> = fromDocument(data);
  const fault = faultOf(collection, path, fields);
  if (fault !== undefined) throw new Error(fault);
  return fields as unknown as Entities[C];
}

/** What is wrong with a document, if anything. */
function faultOf(
  collection: keyof Entities,
  path: string,
  fields: Readonly<Record<string, unknown>>,
): string | undefined {
  const missing = ALWAYS[collection].find((name) => typeof fields[name] !== 'string' || fields[name] === '');
  return missing && `${path} is malformed: it has no ${missing}`;
}

/**
 * A document before and after a change, as entities. What was malformed and was mended is as if it had not been there: what follows from
 * how it is now is not to fail for that.
 */
export function changeOf<C extends keyof Entities>(
  collection: C,
  { before, after }: Change<DocumentSnapshot>,
): { before: Entities[C] | undefined; after: Entities[C] | undefined } {
  const now = entityOf(collection, after);
  const old = before.data();
  const fault = old && faultOf(collection, before.ref.path, fromDocument(old));
  if (now === undefined || fault === undefined) return { before: entityOf(collection, before), after: now };
  logger.warn(`Before it was mended, ${fault}`);
  return { before: undefined, after: now };
}
