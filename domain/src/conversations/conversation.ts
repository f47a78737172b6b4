import type { Side } from '../base/side.ts';
import type { StoredTime } from '../base/stored-time.ts';
import type { MessagePicture } from '../pictures/message-picture.ts';
import type { OfferNote } from './offer.ts';
import type { Offer } from './offer-state.ts';

/** Longest message, in characters. The rules are written from it. */
export const MAX_MESSAGE = 2_000;

/** `conversations/{productId}_{buyerId}/messages/{id}`: nobody changes or deletes one. */
export interface Message {
  by: string;
  /** At most MAX_MESSAGE characters, line breaks among them; not blank, unless there is a picture. */
  text: string;
  at: StoredTime;
  /** What comes with it, see message-picture.ts. */
  picture?: MessagePicture;
  /** It is what they did about an offer, in whose words `text` is; written by a function. */
  offer?: OfferNote;
}

/** `conversations/{productId}_{buyerId}`: what a buyer and the seller of an item say to each other, as lists show it. */
export interface Conversation {
  productId: string;
  /** The item as it was when the conversation was opened. */
  productname: string;
  productprice: number;
  img: string;
  buyerId: string;
  sellerId: string;
  /** Both of them, to be found by. */
  members: readonly string[];
  /** As they were called then; nothing of an account that is gone. */
  buyerName?: string;
  sellerName?: string;
  createdAt: StoredTime;
  /** How many messages there are. */
  count: number;
  /** For whom there is something unread. */
  unreadBy: readonly string[];
  /** How many messages each side has seen. */
  readUpTo: Readonly<Record<Side, number>>;
  muted: Readonly<Record<Side, boolean>>;
  /**
   * When the seller first answered what the buyer had begun with; null where the seller began. A function writes it once the
   * seller has written.
   */
  firstAnswerAt?: StoredTime | null;
  /** Whose accounts are deleted. */
  gone?: readonly string[];
  /** The price they speak about; written by functions only. */
  offer?: Offer;
  /** The last message; missing before the first. */
  lastId?: string;
  lastAt?: StoredTime;
  lastBy?: string;
  lastText?: string;
}

type Sides = Pick<Conversation, 'buyerId' | 'sellerId'>;

/** Which side of the conversation the account is on. */
export function sideOf({ buyerId }: Pick<Sides, 'buyerId'>, uid: string): Side {
  return buyerId === uid ? 'buyer' : 'seller';
}

/** The account on the other side. */
export function otherIn({ buyerId, sellerId }: Sides, uid: string): string {
  return buyerId === uid ? sellerId : buyerId;
}

/** What the other side is called; undefined when that account is gone. */
export function otherNameIn(
  { buyerName, sellerName, ...sides }: Sides & Pick<Conversation, 'buyerName' | 'sellerName'>,
  uid: string,
): string | undefined {
  return sideOf(sides, uid) === 'buyer' ? sellerName : buyerName;
}

/** Whether there is something the account has not read. */
export function isUnreadBy({ unreadBy }: Pick<Conversation, 'unreadBy'>, uid: string): boolean {
  return unreadBy.includes(uid);
}

/** Whether the account wants to hear nothing of it. */
export function isMutedBy(
  { muted, ...sides }: Pick<Conversation, 'muted' | 'buyerId'>,
  uid: string,
): boolean {
  return muted[sideOf(sides, uid)];
}

/** Whether the last message is the account's own and the other side has seen it. */
export function isLastSeen(
  { lastBy, count, readUpTo, ...sides }: Sides & Pick<Conversation, 'lastBy' | 'count' | 'readUpTo'>,
  uid: string,
): boolean {
  const other = sideOf(sides, uid) === 'buyer' ? 'seller' : 'buyer';
  return lastBy === uid && readUpTo[other] >= count;
}

/** Whether nothing can be written any more, because an account is gone. */
export function isOver({ gone }: Pick<Conversation, 'gone'>): boolean {
  return gone !== undefined;
}

/** Of what a conversation is about, what it is opened with. */
export interface ConversationOpening {
  productId: string;
  productname: string;
  productprice: number;
  img: string;
  sellerId: string;
  sellerName: string;
  buyerId: string;
  buyerName: string;
}

/** A conversation as its buyer opens it, but for the server's time. */
export function openConversation(opening: ConversationOpening): Omit<Conversation, 'createdAt'> {
  return {
    ...opening,
    members: [opening.buyerId, opening.sellerId],
    count: 0,
    unreadBy: [],
    readUpTo: { buyer: 0, seller: 0 },
    muted: { buyer: false, seller: false },
  };
}
