import type { Side } from './side.ts';

/** Collection names of Firestore. */
export const COLLECTIONS = {
  users: 'users',
  categories: 'categories',
  /** Which category has a name, by its key of category-key.ts, so that no two have the same. */
  categoryNames: 'categoryNames',
  products: 'products',
  /** Every id a product ever had, so that none is used twice. */
  productIds: 'productIds',
  /** What is published of reviews, by order and side, see review.ts. */
  reviews: 'reviews',
  /** What the reviews of each account come to, see review-sums.ts; functions write it. */
  profiles: 'profiles',
  /** What each account has used of what it may create, see quotas.ts. */
  quotas: 'quotas',
  advertisements: 'advertisements',
  /** What members search: every product that can be bought; functions only, see search/listing.ts. */
  listings: 'listings',
  /** What everybody searches: those that are advertised. */
  advertisedListings: 'advertisedListings',
  bookings: 'bookings',
  /** Who booked what, for its seller to know; functions write them, see booker.ts. */
  bookers: 'bookers',
  wishlist: 'wishlist',
  payments: 'payments',
  /** What becomes of what is paid, by payment intent; functions write it, see order.ts. */
  orders: 'orders',
  /** That a seller has read the QR code of an order's buyer, see handover.ts. */
  handovers: 'handovers',
  /** What sellers get of what was paid, by payment intent; functions write it, see payouts/payout.ts. */
  payouts: 'payouts',
  /** Where it goes, by seller; functions write it, see payouts/seller-account.ts. */
  sellerAccounts: 'sellerAccounts',
  /** Each booking's way to its payment; functions only. */
  paymentAttempts: 'paymentAttempts',
  auditLog: 'auditLog',
  /** What admins note about members, see member-note.ts. */
  memberNotes: 'memberNotes',
  /** What triggers failed at, see trigger-fault.ts; functions write it. */
  triggerFaults: 'triggerFaults',
  /** What buyers and sellers say to each other about an item, see conversation.ts. */
  conversations: 'conversations',
  /** Whom an account hears nothing from. */
  blocks: 'blocks',
  /** What somebody reports: a conversation, a review, a listing or a profile, see report.ts. */
  reports: 'reports',
  /** How often accounts sent contact data, see contact-marks.ts; functions write them. */
  contactMarks: 'contactMarks',
  /** When accounts were last here, by the day, see presence.ts. */
  presence: 'presence',
  /** Searches that somebody wants to hear of, see saved-searches/saved-search.ts. */
  savedSearches: 'savedSearches',
  /** What was found for them; functions write it, see saved-searches/search-hits.ts. */
  searchHits: 'searchHits',
  /** Under what they are filed; functions only, see saved-searches/search-bucket.ts. */
  searchBuckets: 'searchBuckets',
  /** Sellers whose new items somebody wants to hear of, see sellers/follow.ts. */
  follows: 'follows',
  /** What of a seller's items their followers are still to hear of; functions only, see sellers/seller-news.ts. */
  sellerNews: 'sellerNews',
  /** What the operator set, in the document `shop`; functions write it. */
  settings: 'settings',
  /** Addresses that were given for e-mails; functions write them. */
  subscribers: 'subscribers',
} as const;

export type CollectionName = keyof typeof COLLECTIONS;

/** Most documents that one question of a page may ask for; the security rules refuse a list without such a limit. */
export const MAX_LISTED = 60;

/** The one document of the settings, and the collection below it that keeps each version. */
export const SHOP_SETTINGS_ID = 'shop';
export const SETTINGS_VERSIONS = `${COLLECTIONS.settings}/${SHOP_SETTINGS_ID}/versions` as const;

/** Path of a product's private contact document. */
export function contactPath(productId: string): string {
  return `${COLLECTIONS.products}/${productId}/private/contact`;
}

/** Below each product: who looked at it, by their uids. */
export const VIEWS = 'views';

/** Path of the collection of who looked at a product. */
export function productViewsPath(productId: string): string {
  return `${COLLECTIONS.products}/${productId}/${VIEWS}`;
}

/** Path of the code by which an order's buyer gets the item. */
export function pickupCodePath(orderId: string): string {
  return `${COLLECTIONS.orders}/${orderId}/pickup/code`;
}

/** Below each order: what a side says of the other until it is published. */
export const SEALED_REVIEWS = 'sealedReviews';

/** Path of what a side of an order has said of the other. */
export function sealedReviewPath(orderId: string, side: Side): string {
  return `${COLLECTIONS.orders}/${orderId}/${SEALED_REVIEWS}/${side}`;
}

/** Path of where an order's item is delivered to. */
export function deliveryAddressPath(orderId: string): string {
  return `${COLLECTIONS.orders}/${orderId}/address/delivery`;
}

/** Id of a buyer's booking of a product: derived, so that a second booking of the same thing cannot exist. */
export function bookingDocumentId(productId: string, uid: string): string {
  return `${productId}_${uid}`;
}

/** Id of a buyer's wish for a product: derived, so that a second wish for the same thing cannot exist. */
export function wishDocumentId(productId: string, uid: string): string {
  return `${productId}_${uid}`;
}

/** Id of a buyer's conversation about a product: derived, so that there is one. */
export function conversationDocumentId(productId: string, buyerId: string): string {
  return `${productId}_${buyerId}`;
}

/** Below each conversation: what was said. */
export const CONVERSATION_MESSAGES = 'messages';

/** Path of the collection of a conversation's messages. */
export function messagesPath(conversationId: string): string {
  return `${COLLECTIONS.conversations}/${conversationId}/${CONVERSATION_MESSAGES}`;
}

/**
 * What the count of a message names: its id is unique in its conversation alone, so both. No id has a point, so no two read the
 * same.
 */
export function countedMessageId(conversationId: string, messageId: string): string {
  return `${conversationId}.${messageId}`;
}

/** Id of a published review: derived, so that a side has one. */
export function reviewDocumentId(orderId: string, by: Side): string {
  return `${orderId}_${by}`;
}

/** Id of a block: derived, so that there is one. */
export function blockDocumentId(blockerId: string, blockedId: string): string {
  return `${blockerId}_${blockedId}`;
}

/** Id of a follow: derived, so that there is one. */
export function followDocumentId(followerId: string, sellerId: string): string {
  return `${followerId}_${sellerId}`;
}

/** Id of a report: derived, so that somebody reports the same once. */
export function reportDocumentId(subjectId: string, uid: string): string {
  return `${subjectId}_${uid}`;
}

/** Below each report, for admins: what it is about, in one document. */
export const REPORT_EVIDENCE = 'evidence';
export const EVIDENCE_ID = 'copy';

/** Id of the picture of a reported message, beside that document. */
export function evidencePictureId(messageId: string): string {
  return `picture-${messageId}`;
}

/** Path of the collection of what a report is about. */
export function evidencePath(reportId: string): string {
  return `${COLLECTIONS.reports}/${reportId}/${REPORT_EVIDENCE}`;
}

/** Path of the ticket that an upload is counted by. */
export function uploadTicketPath(uid: string, pictureId: string): string {
  return `${COLLECTIONS.users}/${uid}/${UPLOADS}/${pictureId}`;
}

/** The tickets below each account. */
export const UPLOADS = 'uploads';

/** How long a picture may be kept, as Storage is told: a name is never used twice. The only value that is taken. */
export const PICTURE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Pictures in Storage and of the image call are smaller than this many bytes; image-type.ts says which types they take. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
