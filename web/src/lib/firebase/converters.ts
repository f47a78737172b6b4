import type { AuditEntry } from '@thriftline/domain/accounts/audit-entry';
import type { Block } from '@thriftline/domain/accounts/block';
import { type Device, devicesPath } from '@thriftline/domain/accounts/device';
import type { MemberNote } from '@thriftline/domain/accounts/moderation/member-note';
import type { Presence } from '@thriftline/domain/accounts/presence';
import type { Quota } from '@thriftline/domain/accounts/quotas';
import type { User } from '@thriftline/domain/accounts/user';
import type { CollectionName } from '@thriftline/domain/base/collections';
import { contactPath, messagesPath, SETTINGS_VERSIONS } from '@thriftline/domain/base/collections';
import { fromDocument, toDocument } from '@thriftline/domain/base/document-names';
import type { TriggerFault } from '@thriftline/domain/base/trigger-fault';
import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import type { Category, CategoryName } from '@thriftline/domain/catalogue/categories/category';
import type { Contact } from '@thriftline/domain/catalogue/contact';
import type { Product } from '@thriftline/domain/catalogue/product';
import { draftsPath, type StoredDraft } from '@thriftline/domain/catalogue/stored-draft';
import type { Wish } from '@thriftline/domain/catalogue/wish';
import type { ContactMarks } from '@thriftline/domain/conversations/contact-marks';
import type { Conversation, Message } from '@thriftline/domain/conversations/conversation';
import { addressBookPath, type SavedAddress } from '@thriftline/domain/orders/address-book';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { BookingSummary } from '@thriftline/domain/orders/booking-summary';
import type { Order } from '@thriftline/domain/orders/order';
import type { Payment } from '@thriftline/domain/payments/payment';
import type { Payout } from '@thriftline/domain/payouts/payout';
import type { SellerAccount } from '@thriftline/domain/payouts/seller-account';
import type { Report } from '@thriftline/domain/reports/report';
import type { Review } from '@thriftline/domain/reviews/review';
import type { Profile } from '@thriftline/domain/reviews/review-sums';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import type { SearchHits } from '@thriftline/domain/saved-searches/search-hits';
import type { StoredListing } from '@thriftline/domain/search/listing';
import type { Follow } from '@thriftline/domain/sellers/follow';
import type { SettingsVersion, StoredSettings } from '@thriftline/domain/settings/shop-settings';
import type { Subscriber } from '@thriftline/domain/settings/subscriber';
import {
  type CollectionReference,
  collection,
  type DocumentReference,
  doc,
  type FirestoreDataConverter,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';
import type { Stored } from './stored.ts';

/** What each collection holds. */
export interface Entities extends Record<CollectionName, object> {
  users: User;
  categories: Category;
  categoryNames: CategoryName;
  products: Product;
  advertisements: Advertisement;
  listings: StoredListing;
  advertisedListings: StoredListing;
  bookings: Booking;
  bookers: BookingSummary;
  wishlist: Wish;
  payments: Payment;
  orders: Order;
  payouts: Payout;
  sellerAccounts: SellerAccount;
  reviews: Review;
  profiles: Profile;
  auditLog: AuditEntry;
  memberNotes: MemberNote;
  triggerFaults: TriggerFault;
  conversations: Conversation;
  blocks: Block;
  reports: Report;
  contactMarks: ContactMarks;
  presence: Presence;
  settings: StoredSettings;
  subscribers: Subscriber;
  quotas: Quota;
  savedSearches: SavedSearch;
  searchHits: SearchHits;
  follows: Follow;
}

const WITH_ID: FirestoreDataConverter<Stored<object>> = {
  toFirestore: (entity) => {
    const { _id, ...fields } = entity as Record<string, unknown>;
    return toDocument(fields);
  },
  fromFirestore: (snapshot) => ({
    ...fromDocument(snapshot.data({ serverTimestamps: 'estimate' })),
    _id: snapshot.id,
  }),
};

/**
 * Reads a document as `T` under the code's names, with its id in `_id`, and writes it without. Queries name fields as the
 * document does. The server's times of a write still on its way
 * are estimates, so that `createdAt` is never null. One object for all, since queries are equal only when their
 * converters are the same.
 */
export function converter<T extends object>(): FirestoreDataConverter<Stored<T>> {
  return WITH_ID as FirestoreDataConverter<Stored<T>>;
}

/** A collection whose documents are read as their entity. Write through plain `collection(firestore, name)`. */
export function collectionOf<N extends CollectionName>(name: N): CollectionReference<Stored<Entities[N]>> {
  return collection(firestore, name).withConverter(converter<Entities[N]>());
}

/** A document read as its entity. */
export function documentOf<N extends CollectionName>(
  name: N,
  id: string,
): DocumentReference<Stored<Entities[N]>> {
  return doc(firestore, name, id).withConverter(converter<Entities[N]>());
}

/** A product's private contact document. */
export function contactOf(productId: string): DocumentReference<Stored<Contact>> {
  return doc(firestore, contactPath(productId)).withConverter(converter<Contact>());
}

/** What was said in a conversation. */
export function messagesIn(conversationId: string): CollectionReference<Stored<Message>> {
  return collection(firestore, messagesPath(conversationId)).withConverter(converter<Message>());
}

/** The drafts of an account. */
export function draftsOfAccount(uid: string): CollectionReference<Stored<StoredDraft>> {
  return collection(firestore, draftsPath(uid)).withConverter(converter<StoredDraft>());
}

/** One of them. */
export function draftOf(uid: string, id: string): DocumentReference<Stored<StoredDraft>> {
  return doc(firestore, draftsPath(uid), id).withConverter(converter<StoredDraft>());
}

/** The devices of an account. */
export function devicesOfAccount(uid: string): CollectionReference<Stored<Device>> {
  return collection(firestore, devicesPath(uid)).withConverter(converter<Device>());
}

/** The delivery addresses that an account keeps. */
export function addressBookOfAccount(uid: string): CollectionReference<Stored<SavedAddress>> {
  return collection(firestore, addressBookPath(uid)).withConverter(converter<SavedAddress>());
}

/** The versions of the operator's settings. */
export function settingsVersions(): CollectionReference<Stored<SettingsVersion>> {
  return collection(firestore, SETTINGS_VERSIONS).withConverter(converter<SettingsVersion>());
}
