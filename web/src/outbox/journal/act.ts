import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';

/** What becomes of the document of an act that is done. */
export type ActEffect = 'created' | 'changed' | 'deleted';

/** Lists that say which of their acts were refused; a product's own page says so of all of them, a seller's of a follow. */
export type ActList =
  | 'category'
  | 'messages'
  | 'myOrders'
  | 'myProducts'
  | 'notifications'
  | 'sales'
  | 'searches'
  | 'wishlist';

interface ActFacts {
  effect: ActEffect;
  /** Where its refusal stands. */
  lists: readonly [ActList, ...ActList[]];
}

/** What people do that may have to wait for the network. */
const ACTS = {
  book: { effect: 'created', lists: ['category', 'myOrders', 'wishlist'] },
  deleteBooking: { effect: 'deleted', lists: ['myOrders'] },
  wish: { effect: 'created', lists: ['category', 'wishlist'] },
  removeWish: { effect: 'deleted', lists: ['category', 'wishlist'] },
  addProduct: { effect: 'created', lists: ['myProducts'] },
  editProduct: { effect: 'changed', lists: ['myProducts'] },
  changePrice: { effect: 'changed', lists: ['myProducts'] },
  takeDown: { effect: 'changed', lists: ['myProducts'] },
  bringBack: { effect: 'changed', lists: ['myProducts'] },
  deleteProduct: { effect: 'deleted', lists: ['myProducts'] },
  advertise: { effect: 'created', lists: ['myProducts'] },
  removeAdvertisement: { effect: 'deleted', lists: ['myProducts'] },
  handOver: { effect: 'created', lists: ['sales'] },
  review: { effect: 'created', lists: ['myOrders', 'sales'] },
  write: { effect: 'created', lists: ['messages'] },
  follow: { effect: 'created', lists: ['searches'] },
  unfollow: { effect: 'deleted', lists: ['searches'] },
  saveSearch: { effect: 'created', lists: ['searches'] },
  changeSearch: { effect: 'changed', lists: ['searches'] },
  deleteSearch: { effect: 'deleted', lists: ['searches'] },
  choose: { effect: 'changed', lists: ['notifications'] },
} as const satisfies Record<string, ActFacts>;

/** The name of one of these acts. */
export type ActKind = keyof typeof ACTS;

/** What an act is about, in words and numbers that can still be shown when the document is gone. */
export interface ActSubject {
  name: string;
  /** Where it stands, of what is no item: an address of this app. */
  address?: string;
  productId?: string;
  img?: string;
  price?: number;
  /** When its seller had last edited it (milliseconds since 1970), if ever. */
  editedAt?: number;
  /** When what is deleted was made (milliseconds since 1970): its place in a list. */
  createdAt?: number;
}

/** An item as such a subject. */
export interface ItemSubject extends ActSubject {
  productId: string;
  img: string;
  price: number;
}

/** An act somebody wants done. */
export interface ActRequest {
  kind: ActKind;
  /** Whose act it is. */
  uid: string;
  /** The document it makes, changes or deletes, like `bookings/p1_u1`. */
  path: string;
  /** What it changes: fields of the document with what they become, undefined for one that goes. */
  changes?: Readonly<Record<string, unknown>>;
  /**
   * What the same fields were before, where the change may be taken back; of what is deleted all that stood there. A product's
   * `mobile` stands in its contact.
   */
  before?: Readonly<Record<string, unknown>>;
  /** The kind of the act that this one takes back. */
  undoes?: ActKind;
  subject: ActSubject;
  /** What was written, and the picture with it: when it is refused it can be sent again. */
  text?: string;
  picture?: AttachedPicture;
}

/**
 * How far an act has come: `sending` while a screen waits for the server's word, `queued` once nobody waits any more,
 * and then `sent` when the server has it, or `refused` when it said no. An act that did not wait is no longer in the journal
 * once it is done.
 */
export type ActState = 'sending' | 'queued' | 'sent' | 'refused';

/** An act as the journal keeps it. */
export interface Act extends ActRequest {
  /** Its own, so that a later act about the same document is told from it. */
  id: string;
  /** When it was done, in milliseconds since 1970. */
  at: number;
  state: ActState;
  /** When refused: what happened, in a sentence. */
  fault?: string;
  /** When the server had it, in milliseconds since 1970. */
  sentAt?: number;
  /** When sent or refused: whether a toast has told of it. */
  told?: boolean;
}

/** What becomes of the act's document. What is deleted may only be changed: a paid order leaves its buyer's list alone. */
export function effectOf({ kind, changes }: Pick<Act, 'kind' | 'changes'>): ActEffect {
  return changes === undefined ? ACTS[kind].effect : 'changed';
}

/** Whether the refusal of the act stands in the list. */
export function isShownIn(list: ActList, { kind }: Pick<Act, 'kind'>): boolean {
  // The journal is shared with tabs of another version, whose acts this one may not know.
  const facts: ActFacts | undefined = ACTS[kind];
  return facts?.lists.includes(list) ?? false;
}

/** Whether the act still has to reach the server. */
export function isWaiting({ state }: Pick<Act, 'state'>): boolean {
  return state === 'sending' || state === 'queued';
}
