import type { CollectionName } from '../base/collections.ts';

/** Collections that functions alone know, beside those of collections.ts, and those below a document. */
type InnerCollection =
  | 'actCounts'
  | 'address'
  | 'addressBook'
  | 'deletedAccounts'
  | 'deliveries'
  | 'devices'
  | 'drafts'
  | 'evidence'
  | 'homePage'
  | 'inbox'
  | 'jobs'
  | 'emailRateLimit'
  | 'messages'
  | 'numbers'
  | 'pickup'
  | 'pictures'
  | 'preferences'
  | 'private'
  | 'pushTargets'
  | 'reconciliation'
  | 'sealedReviews'
  | 'search'
  | 'told'
  | 'unfinishedPayments'
  | 'unsettledPayouts'
  | 'uploads'
  | 'versions'
  | 'views';

/** What a collection holds about people who have an account. */
export interface PersonalData {
  /** What names whom it is about: fields, `id` for the document's own id, `parent` for that of the one above it. */
  named: readonly string[];
  /** Nothing stays once the account is deleted, or what stays, and why. */
  onDeletion: 'deleted' | { kept: string };
  /**
   * How the person gets it: the page reads it, as they may (read-my-data.ts), or the function `readMyRecords` gives what the rules
   * let nobody read; or why they do not.
   */
  handedOut: 'page' | 'function' | { not: string };
}

/** A collection that holds nothing about people. */
const NO_PERSON = null;

const COPY = { not: 'A copy of the products' };

/**
 * Whose data each collection holds, what deleting the account does to it, and how its owner gets it. One that is missing here
 * does not typecheck, or is found by the test beside it.
 */
export const PERSONAL_DATA: Record<CollectionName | InnerCollection, PersonalData | null> = {
  users: { named: ['id'], onDeletion: 'deleted', handedOut: 'page' },
  uploads: { named: ['parent'], onDeletion: 'deleted', handedOut: 'function' },
  drafts: { named: ['parent'], onDeletion: 'deleted', handedOut: 'function' },
  devices: { named: ['parent'], onDeletion: 'deleted', handedOut: 'function' },
  addressBook: { named: ['parent'], onDeletion: 'deleted', handedOut: 'function' },
  inbox: {
    named: ['parent'],
    onDeletion: {
      kept: 'What others were told of an order or a conversation, whose id names both sides, for 90 days',
    },
    handedOut: 'function',
  },
  told: {
    named: ['parent'],
    onDeletion: {
      kept: 'What others were told of an order or a conversation, whose id names both sides, for 30 days',
    },
    handedOut: { not: 'Which notices were told last; the inbox says what they were' },
  },
  pushTargets: { named: ['uid'], onDeletion: 'deleted', handedOut: 'function' },
  deliveries: {
    named: ['uid'],
    onDeletion: {
      kept: 'What others were told of an order or a conversation, whose id names both sides, for 30 days',
    },
    handedOut: 'function',
  },
  preferences: { named: ['parent'], onDeletion: 'deleted', handedOut: 'function' },
  categories: {
    named: ['createdBy'],
    onDeletion: { kept: 'Others list their items in them' },
    handedOut: 'page',
  },
  categoryNames: NO_PERSON,
  products: {
    named: ['sellerId'],
    onDeletion: { kept: 'What was sold, for its buyer' },
    handedOut: 'page',
  },
  private: {
    named: ['sellerId'],
    onDeletion: { kept: 'How the buyer of what was sold reaches its seller' },
    handedOut: 'page',
  },
  views: { named: ['id', 'viewerId'], onDeletion: 'deleted', handedOut: 'function' },
  productIds: NO_PERSON,
  quotas: { named: ['id'], onDeletion: 'deleted', handedOut: 'page' },
  actCounts: { named: ['id'], onDeletion: 'deleted', handedOut: 'function' },
  advertisements: { named: ['sellerId'], onDeletion: 'deleted', handedOut: 'page' },
  listings: { named: ['sellerId'], onDeletion: 'deleted', handedOut: COPY },
  advertisedListings: { named: ['sellerId'], onDeletion: 'deleted', handedOut: COPY },
  bookings: {
    named: ['buyerId', 'sellerId'],
    onDeletion: { kept: 'What was paid, for the other side of the sale' },
    handedOut: 'page',
  },
  bookers: {
    named: ['buyerId', 'sellerId'],
    onDeletion: { kept: 'Who paid, for the other side of the sale' },
    handedOut: { not: 'A copy of the bookings' },
  },
  wishlist: { named: ['buyerId'], onDeletion: 'deleted', handedOut: 'page' },
  payments: {
    named: ['buyerId', 'sellerId'],
    onDeletion: { kept: 'Books have to be kept' },
    handedOut: 'page',
  },
  orders: {
    named: ['buyerId', 'sellerId'],
    onDeletion: { kept: 'What became of what was paid, for the other side and the books' },
    handedOut: 'page',
  },
  pickup: {
    named: ['buyerId'],
    onDeletion: { kept: 'Until the item is handed over or sent, or the payment is refunded' },
    handedOut: { not: 'Shown with the order, for as long as it is of use' },
  },
  sealedReviews: { named: ['authorId'], onDeletion: 'deleted', handedOut: 'function' },
  reviews: {
    named: ['authorId', 'authorName', 'aboutId'],
    onDeletion: {
      kept: 'What was said of another, for them, without who said it; what was said of the account goes',
    },
    handedOut: 'page',
  },
  profiles: { named: ['id'], onDeletion: 'deleted', handedOut: 'function' },
  address: { named: ['buyerId'], onDeletion: 'deleted', handedOut: 'function' },
  handovers: {
    named: ['sellerId'],
    onDeletion: { kept: 'That an item changed hands, for the other side of the sale' },
    handedOut: { not: 'The order says so, too' },
  },
  payouts: {
    named: ['sellerId'],
    onDeletion: { kept: 'Books have to be kept' },
    handedOut: 'page',
  },
  sellerAccounts: {
    named: ['id'],
    onDeletion: { kept: 'Where money of theirs goes that is still to come' },
    handedOut: 'page',
  },
  unsettledPayouts: NO_PERSON,
  paymentAttempts: {
    named: ['buyerId', 'sellerId'],
    onDeletion: {
      kept: 'Money that arrives late is recognized by them, and is refunded; the names of both, town and phone number are deleted',
    },
    handedOut: 'function',
  },
  unfinishedPayments: NO_PERSON,
  reconciliation: NO_PERSON,
  /** Paths of documents and messages of errors, for 30 days. */
  triggerFaults: NO_PERSON,
  auditLog: {
    named: ['who', 'about'],
    onDeletion: { kept: 'No entry is ever taken back' },
    handedOut: 'function',
  },
  memberNotes: {
    named: ['aboutId', 'by', 'byName'],
    onDeletion: { kept: 'What an admin noted about others; what was noted about the account goes' },
    handedOut: 'function',
  },
  conversations: {
    named: ['buyerId', 'sellerId', 'members'],
    onDeletion: { kept: 'What was said, for the other side, without the name; once both are gone, nothing' },
    handedOut: 'page',
  },
  messages: {
    named: ['by'],
    onDeletion: { kept: 'What was said, for the other side; once both are gone, nothing' },
    handedOut: 'function',
  },
  pictures: {
    named: ['by'],
    onDeletion: { kept: 'What was shown, for the other side; of a conversation nothing once both are gone' },
    handedOut: { not: 'Too large for the file; the conversation or the order shows them' },
  },
  blocks: { named: ['blockerId', 'blockedId'], onDeletion: 'deleted', handedOut: 'page' },
  reports: {
    named: ['id', 'reporterId', 'reportedId'],
    onDeletion: 'deleted',
    handedOut: 'page',
  },
  evidence: {
    named: ['reporterName', 'reportedName', 'messages', 'review', 'listing', 'profile'],
    onDeletion: 'deleted',
    handedOut: { not: 'A copy of what was said or shown, only with the report' },
  },
  contactMarks: { named: ['id'], onDeletion: 'deleted', handedOut: 'function' },
  presence: { named: ['id'], onDeletion: 'deleted', handedOut: 'function' },
  savedSearches: { named: ['id', 'ownerId'], onDeletion: 'deleted', handedOut: 'page' },
  searchHits: { named: ['id', 'ownerId'], onDeletion: 'deleted', handedOut: 'page' },
  searchBuckets: {
    named: ['searches'],
    onDeletion: 'deleted',
    handedOut: { not: 'A copy of the saved searches' },
  },
  follows: {
    named: ['id', 'followerId', 'sellerId', 'sellerName'],
    onDeletion: 'deleted',
    handedOut: 'page',
  },
  sellerNews: {
    named: ['id'],
    onDeletion: 'deleted',
    handedOut: { not: 'Which of the own items followers were told of' },
  },
  settings: {
    named: ['who'],
    onDeletion: { kept: 'Who set what holds' },
    handedOut: { not: 'What an admin did for the shop; the audit log says so, too' },
  },
  versions: {
    named: ['who'],
    onDeletion: { kept: 'Who set what held' },
    handedOut: { not: 'What an admin did for the shop; the audit log says so, too' },
  },
  subscribers: { named: ['email'], onDeletion: 'deleted', handedOut: 'function' },
  deletedAccounts: {
    named: ['id', 'deletedBy'],
    onDeletion: {
      kept: 'That no token brings the account back, and that the payouts of a suspended seller stay on hold',
    },
    handedOut: { not: 'There is none while the account exists, which can be asked' },
  },
  jobs: {
    named: ['about'],
    onDeletion: 'deleted',
    handedOut: { not: 'Work that is under way, gone when it is done' },
  },
  homePage: {
    named: ['after', 'last'],
    onDeletion: { kept: 'Whose turn it was, until the next one' },
    handedOut: { not: 'Whose turn it is on the home page, for ten minutes' },
  },
  search: NO_PERSON,
  emailRateLimit: NO_PERSON,
  numbers: NO_PERSON,
};
