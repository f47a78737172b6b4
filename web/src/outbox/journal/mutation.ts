import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';

/** What becomes of the document of a mutation that is done. */
export type MutationEffect = 'created' | 'changed' | 'deleted';

/** Lists that say which of their mutations were refused; a product's own page says so of all of them, a seller's of a follow. */
export type MutationList =
  | 'category'
  | 'messages'
  | 'myOrders'
  | 'myProducts'
  | 'notifications'
  | 'sales'
  | 'searches'
  | 'wishlist';

interface MutationFacts {
  effect: MutationEffect;
  /** Where its refusal stands. */
  lists: readonly [MutationList, ...MutationList[]];
}

/** What people do that may have to wait for the network. */
const MUTATIONS = {
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
} as const satisfies Record<string, MutationFacts>;

/** The name of one of these mutations. */
export type MutationKind = keyof typeof MUTATIONS;

/** What a mutation is about, in words and numbers that can still be shown when the document is gone. */
export interface MutationSubject {
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
export interface ItemSubject extends MutationSubject {
  productId: string;
  img: string;
  price: number;
}

/** A mutation somebody wants done. */
export interface MutationRequest {
  kind: MutationKind;
  /** Whose mutation it is. */
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
  /** The kind of the mutation that this one takes back. */
  undoes?: MutationKind;
  subject: MutationSubject;
  /** The number that an edit of a product puts into its contact, where it changes both. */
  mobile?: string;
  /** What was written, and the picture with it: when it is refused it can be sent again. */
  text?: string;
  picture?: AttachedPicture;
}

/**
 * How far a mutation has come: `sending` while a screen waits for the server's word, `queued` once nobody waits any more,
 * and then `sent` when the server has it, or `refused` when it said no. A mutation that did not wait is no longer in the journal
 * once it is done.
 */
export type MutationState = 'sending' | 'queued' | 'sent' | 'refused';

/** A mutation as the journal keeps it. */
export interface Mutation extends MutationRequest {
  /** Its own, so that a later mutation about the same document is told from it. */
  id: string;
  /** When it was done, in milliseconds since 1970. */
  at: number;
  state: MutationState;
  /** Whether Firestore had it in the page's memory alone: what is not sent is gone with that page. */
  isOfPage?: true;
  /** When refused: what happened, in a sentence. */
  fault?: string;
  /** When that was heard, in milliseconds since 1970: a device may have been offline for weeks. */
  refusedAt?: number;
  /** When the server had it, in milliseconds since 1970. */
  sentAt?: number;
  /** When sent or refused: whether a toast has told of it. */
  told?: boolean;
  /** When an edit was refused: whether its form has the words again. */
  areWordsBack?: true;
}

/** What becomes of the mutation's document. What is deleted may only be changed: a paid order leaves its buyer's list alone. */
export function effectOf({ kind, changes }: Pick<Mutation, 'kind' | 'changes'>): MutationEffect {
  return changes === undefined ? MUTATIONS[kind].effect : 'changed';
}

/** Whether the refusal of the mutation stands in the list. */
export function isShownIn(list: MutationList, { kind }: Pick<Mutation, 'kind'>): boolean {
  // The journal is shared with tabs of another version, whose mutations this one may not know.
  const facts: MutationFacts | undefined = MUTATIONS[kind];
  return facts?.lists.includes(list) ?? false;
}

/** Whether what was typed in an edit is nowhere but in this mutation, which was refused. */
export function hasLostWords({ kind, undoes, state, areWordsBack }: Mutation): boolean {
  return kind === 'editProduct' && undoes === undefined && state === 'refused' && areWordsBack !== true;
}

/** Whether the mutation still has to reach the server. */
export function isWaiting({ state }: Pick<Mutation, 'state'>): boolean {
  return state === 'sending' || state === 'queued';
}
