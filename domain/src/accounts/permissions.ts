import type { Role } from './roles.ts';

/** Who asks: nobody signed in, or an account by its role. */
export type Visitor = 'signedOut' | Role;

/** What is asked for. */
export type Entity =
  | 'categories'
  | 'products'
  | 'contacts'
  | 'views'
  | 'advertisements'
  | 'listings'
  | 'advertisedListings'
  | 'bookings'
  | 'bookers'
  | 'wishlist'
  | 'payments'
  | 'orders'
  | 'pickup'
  | 'sealedReviews'
  | 'reviews'
  | 'profiles'
  | 'addresses'
  | 'orderPictures'
  | 'handovers'
  | 'payouts'
  | 'sellerAccounts'
  | 'users'
  | 'drafts'
  | 'devices'
  | 'addressBook'
  | 'inbox'
  | 'preferences'
  | 'auditLog'
  | 'memberNotes'
  | 'triggerFaults'
  | 'conversations'
  | 'messages'
  | 'messagePictures'
  | 'blocks'
  | 'reports'
  | 'evidence'
  | 'contactMarks'
  | 'presence'
  | 'savedSearches'
  | 'searchHits'
  | 'follows'
  | 'settings'
  | 'subscribers';
export type Action = 'read' | 'add' | 'change' | 'delete';

/**
 * How far a right reaches: every document, those that are shown (one by one; as a list only what is sold), the visitor's own, own
 * while unsold (the product itself: while nobody is paying for it, either), everybody else's, those and the visitor's own while unsold,
 * either side of a booking or payment (the visitor's own,
 * and those of their own products), their own and those of their products that are paid, those of a product the visitor paid for,
 * their own and those, or none. So telephone and address of either side come with a paid order. Which fields a change may touch,
 * changeable-fields.ts says.
 */
export type Reach =
  | 'all'
  | 'shown'
  | 'own'
  | 'ownUnsold'
  | 'others'
  | 'othersOrOwnUnsold'
  | 'eitherSide'
  | 'ownOrSold'
  | 'ifPaid'
  | 'ownOrIfPaid'
  | 'none';

type Rights = Partial<Record<Action, Reach>>;

/** The same rights for everybody who is signed in. */
function allMembers(rights: Rights): Record<Visitor, Rights> {
  return { signedOut: {}, Buyer: rights, Seller: rights, Admin: rights };
}

/** For admins alone, who read all of it. */
function adminsRead(read: 'all' | 'others' = 'all'): Record<Visitor, Rights> {
  return { signedOut: {}, Buyer: {}, Seller: {}, Admin: { read } };
}

/**
 * Who may do what. Menus and buttons, the functions' checks and the tests of the security rules all read this table.
 * A booking that is paid is changed, off its buyer's list, where others are deleted. Buyers and sellers book and wish, but never what
 * they sell themselves. What an admin has of bookings and wishes is from before, and stays theirs to see, pay and take back.
 * Rights that only functions exercise (roles, verification, deletion of accounts and categories) are not here: see callables.ts.
 */
export const PERMISSIONS: Record<Entity, Record<Visitor, Rights>> = {
  categories: {
    signedOut: { read: 'all' },
    Buyer: { read: 'all' },
    Seller: { read: 'all', add: 'own' },
    Admin: { read: 'all', add: 'own', change: 'all' },
  },
  products: {
    signedOut: {},
    Buyer: { read: 'shown' },
    Seller: { read: 'shown', add: 'own', change: 'ownUnsold', delete: 'ownUnsold' },
    Admin: { read: 'all', add: 'own', change: 'ownUnsold', delete: 'othersOrOwnUnsold' },
  },
  contacts: {
    signedOut: {},
    Buyer: { read: 'ifPaid' },
    Seller: { read: 'ownOrIfPaid', add: 'own', change: 'ownUnsold' },
    Admin: { read: 'all', add: 'own', change: 'ownUnsold' },
  },
  /** Who looked at another's product. Functions count them; nobody reads who it was. */
  views: allMembers({ add: 'own' }),
  advertisements: {
    signedOut: { read: 'all' },
    Buyer: { read: 'all' },
    Seller: { read: 'all', add: 'ownUnsold', delete: 'own' },
    Admin: { read: 'all', add: 'othersOrOwnUnsold', change: 'others', delete: 'all' },
  },
  /** Those who are signed out read them where the operator opens browsing (`settings/shop`). */
  listings: allMembers({ read: 'all' }),
  advertisedListings: {
    signedOut: { read: 'all' },
    Buyer: { read: 'all' },
    Seller: { read: 'all' },
    Admin: { read: 'all' },
  },
  bookings: {
    signedOut: {},
    Buyer: { read: 'own', add: 'own', change: 'own', delete: 'own' },
    Seller: { read: 'ownOrSold', add: 'own', change: 'own', delete: 'own' },
    Admin: { read: 'all', change: 'own', delete: 'own' },
  },
  /** Who booked, without how to reach them. */
  bookers: {
    signedOut: {},
    Buyer: { read: 'own' },
    Seller: { read: 'eitherSide' },
    Admin: { read: 'all' },
  },
  wishlist: {
    signedOut: {},
    Buyer: { read: 'own', add: 'own', delete: 'own' },
    Seller: { read: 'own', add: 'own', delete: 'own' },
    Admin: { read: 'own', delete: 'own' },
  },
  payments: {
    signedOut: {},
    Buyer: { read: 'own' },
    Seller: { read: 'eitherSide' },
    Admin: { read: 'all' },
  },
  /** What becomes of what is paid; functions write it. */
  orders: {
    signedOut: {},
    Buyer: { read: 'own' },
    Seller: { read: 'eitherSide' },
    Admin: { read: 'all' },
  },
  /** The code that a buyer shows when they get the item. */
  pickup: allMembers({ read: 'own' }),
  /** What a side says of the other, until it is published: nobody else finds out that it is there. */
  sealedReviews: allMembers({ read: 'own', add: 'own' }),
  /** Of sellers whoever may see them reads those that are shown; else whoever wrote it, and whom it is about, who may answer once. */
  reviews: {
    signedOut: {},
    Buyer: { read: 'shown', change: 'own' },
    Seller: { read: 'shown', change: 'own' },
    Admin: { read: 'all', change: 'own' },
  },
  /** How many stars an account was given; those who are signed out read it where the operator opens browsing. */
  profiles: allMembers({ read: 'all' }),
  /** Where something is delivered to; its seller reads it until the order is over. */
  addresses: allMembers({ read: 'eitherSide' }),
  /** Of what is wrong: its buyer shows it before they say so, and it stays as it is from then on. */
  orderPictures: {
    signedOut: {},
    Buyer: { read: 'eitherSide', add: 'own', change: 'own' },
    Seller: { read: 'eitherSide', add: 'own', change: 'own' },
    Admin: { read: 'all', add: 'own', change: 'own' },
  },
  /** That a seller has read the code. */
  handovers: {
    signedOut: {},
    Buyer: {},
    Seller: { read: 'own', add: 'own' },
    Admin: { read: 'own', add: 'own' },
  },
  /** What sellers get of what was paid, and where it goes; functions write both. */
  payouts: {
    signedOut: {},
    Buyer: { read: 'own' },
    Seller: { read: 'own' },
    Admin: { read: 'all' },
  },
  sellerAccounts: {
    signedOut: {},
    Buyer: { read: 'own' },
    Seller: { read: 'own' },
    Admin: { read: 'all' },
  },
  users: {
    signedOut: {},
    Buyer: { read: 'own', change: 'own' },
    Seller: { read: 'own', change: 'own' },
    Admin: { read: 'all', change: 'own' },
  },
  /** What sellers have begun to write, below their accounts. */
  drafts: {
    signedOut: {},
    Buyer: {},
    Seller: { read: 'own', add: 'own', change: 'own', delete: 'own' },
    Admin: { read: 'own', add: 'own', change: 'own', delete: 'own' },
  },
  /** What devices told of themselves, below the account that is signed in on them. */
  devices: allMembers({ read: 'own', add: 'own', change: 'own', delete: 'own' }),
  /** Where a member has things delivered to, below their account. */
  addressBook: allMembers({ read: 'own', add: 'own', change: 'own', delete: 'own' }),
  /** What an account was told, below it; functions write it. */
  inbox: allMembers({ read: 'own' }),
  /** What it has said about that, in one document. */
  preferences: allMembers({ read: 'own', add: 'own', change: 'own' }),
  auditLog: adminsRead(),
  /** What admins note about members. None is told what others noted about them, but with their own data. */
  memberNotes: {
    signedOut: {},
    Buyer: {},
    Seller: {},
    Admin: { read: 'others', add: 'others', delete: 'own' },
  },
  triggerFaults: adminsRead(),
  /** Of an item that is for sale buyers and other sellers ask; of a booking either side begins, whatever its buyer has become. */
  conversations: {
    signedOut: {},
    Buyer: { read: 'eitherSide', add: 'own', change: 'eitherSide' },
    Seller: { read: 'eitherSide', add: 'ownOrSold', change: 'eitherSide' },
    Admin: { read: 'eitherSide', add: 'eitherSide', change: 'eitherSide' },
  },
  messages: allMembers({ read: 'eitherSide', add: 'eitherSide' }),
  /** But for whom their author hears nothing from. */
  messagePictures: allMembers({ read: 'eitherSide', add: 'eitherSide' }),
  /** Of somebody they have a conversation with. */
  blocks: allMembers({ read: 'own', add: 'own', delete: 'own' }),
  /** Of a conversation they are in, a review, a listing or a seller's profile; admins decide about them by a function. */
  reports: {
    signedOut: {},
    Buyer: { read: 'own', add: 'own' },
    Seller: { read: 'own', add: 'own' },
    Admin: { read: 'others', add: 'own' },
  },
  /** What a report is about, copied by a function: the conversation itself no admin reads. */
  evidence: adminsRead('others'),
  contactMarks: adminsRead(),
  /** But of who has blocked whoever asks. */
  presence: allMembers({ read: 'all', add: 'own', change: 'own' }),
  /** Searches that somebody wants to hear of. */
  savedSearches: allMembers({ read: 'own', add: 'own', change: 'own', delete: 'own' }),
  /** What was found for them; functions write it. */
  searchHits: allMembers({ read: 'own' }),
  /** Whose new items they want to hear of. The seller is told how many follow, not who. */
  follows: allMembers({ read: 'own', add: 'own', delete: 'own' }),
  settings: adminsRead(),
  subscribers: adminsRead(),
};

/** How far the visitor's right to the action reaches. */
export function reach(visitor: Visitor, entity: Entity, action: Action): Reach {
  return PERMISSIONS[entity][visitor][action] ?? 'none';
}

/** Whether the visitor has the right at all; on which documents, `reach` says. */
export function may(visitor: Visitor, entity: Entity, action: Action): boolean {
  return reach(visitor, entity, action) !== 'none';
}
