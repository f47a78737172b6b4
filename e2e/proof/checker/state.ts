/** A document as the checker sees it: its id and whatever fields are stored. */
export interface StoredDocument {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

/** A payment intent, as the card provider shows it. */
export interface IntentState {
  id: string;
  status: string;
  amount: number;
  currency: string;
  metadata: Readonly<Record<string, string>>;
}

/** A charge. */
export interface ChargeState {
  id: string;
  status: string;
  payment_intent: string;
  amount: number;
  /** What the provider took for it, in cents, where it was asked. */
  fee?: number;
}

/** A refund. */
export interface RefundState {
  id: string;
  status: string;
  payment_intent: string;
  amount: number;
}

/** A dispute about a charge. */
export interface DisputeState {
  id: string;
  status: string;
  payment_intent: string;
}

/** Money that went to a seller, and what of it came back; `metadata` names the payment. */
export interface TransferState {
  id: string;
  amount: number;
  amount_reversed: number;
  metadata: Readonly<Record<string, string>>;
}

/** One change of an item: what was stored before and after, undefined when nothing was. */
export interface ProductChange {
  id: string;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  before: StoredDocument['fields'] | undefined;
  after: StoredDocument['fields'] | undefined;
}

/** What the page showed the buyer who sent a card for an intent; the price in dollars, that of its delivery in cents. */
export interface ShownItem {
  paymentIntentId: string;
  productname: string;
  price: number;
  /** Absent where the buyer picks it up. */
  delivery?: number;
}

/** What somebody did about an offer, with the amount that their page showed or that they named; in dollars. */
export interface SaidOffer {
  conversationId: string;
  by: string;
  act: string;
  amount: number;
}

/** The same as a conversation keeps it, and when; milliseconds since 1970. */
export type Deal = SaidOffer & { at: number };

/** What the shop keeps of a sale from a time on (milliseconds since 1970): per cent, and dollars on top. */
export interface FeeRuleFrom {
  from: number;
  percent: number;
  fixed: number;
}

/** Everything there is to judge: what the card provider and Firestore have stored at one moment. */
export interface ShopState {
  /** Milliseconds since 1970. */
  now: number;
  intents: readonly IntentState[];
  charges: readonly ChargeState[];
  refunds: readonly RefundState[];
  disputes: readonly DisputeState[];
  transfers: readonly TransferState[];
  /** Accounts of sellers that money may be sent to now. */
  readyAccounts: readonly string[];
  orders: readonly StoredDocument[];
  payouts: readonly StoredDocument[];
  /** Which account is whose. */
  sellerAccounts: readonly StoredDocument[];
  /** The fees that the operator set, the first one first; absent where what is set now held all along. */
  feeRules?: readonly FeeRuleFrom[];
  /** Ids of refunds of a part of the price that somebody made in the provider's dashboard. */
  byHand?: ReadonlySet<string>;
  /** What the operator set. */
  settings: StoredDocument['fields'];
  products: readonly StoredDocument[];
  bookings: readonly StoredDocument[];
  payments: readonly StoredDocument[];
  advertisements: readonly StoredDocument[];
  wishes: readonly StoredDocument[];
  users: readonly StoredDocument[];
  auditLog: readonly StoredDocument[];
  conversations: readonly StoredDocument[];
  /** What was done about offers, as conversations keep it among their messages, oldest first. */
  dealt: readonly Deal[];
  /** The same of all conversations there ever were, as it was told of when it was stored; absent where none is deleted. */
  dealtEver?: readonly Deal[];
  /** What people did about offers, whether an answer came or not. */
  said: readonly SaidOffer[];
  /** Every change of every item, in order; an item's last one tells whether it was deleted, and what it was then. */
  history: readonly ProductChange[];
  /** What the buyers' pages showed. */
  shown: readonly ShownItem[];
}

/** What is wrong, and with what. */
export interface Violation {
  rule: string;
  /** Id of the intent, payment, product or booking. */
  subject: string;
  detail: string;
}
