/** What people do that may have to wait for the network. */
export type ActKind =
  | 'book'
  | 'deleteBooking'
  | 'wish'
  | 'removeWish'
  | 'addProduct'
  | 'deleteProduct'
  | 'advertise'
  | 'removeAdvertisement';

/** Acts that take a document away; the others make one. */
const REMOVALS: readonly ActKind[] = ['deleteBooking', 'removeWish', 'deleteProduct', 'removeAdvertisement'];

/** What an act is about, in words and numbers that can still be shown when the document is gone. */
export interface ActSubject {
  productId: string;
  name: string;
  img: string;
  price: number;
  /** When what is deleted was made (milliseconds since 1970): its place in a list. */
  createdAt?: number;
}

/** An act somebody wants done. */
export interface ActRequest {
  kind: ActKind;
  /** Whose act it is. */
  uid: string;
  /** The document it makes or deletes, like `bookings/p1_u1`. */
  path: string;
  subject: ActSubject;
}

/**
 * How far an act has come: `sending` while a screen waits for the server's word, `queued` once nobody waits any more,
 * `refused` when the server said no after that. An act that is done is no longer in the journal.
 */
export type ActState = 'sending' | 'queued' | 'refused';

/** An act as the journal keeps it. */
export interface Act extends ActRequest {
  /** Its own, so that a later act about the same document is told from it. */
  id: string;
  /** When it was done, in milliseconds since 1970. */
  at: number;
  state: ActState;
  /** When refused: what happened, in a sentence. */
  fault?: string;
  /** When refused: whether a toast has told of it. */
  told?: boolean;
}

/** Whether the act takes its document away. */
export function isRemoval({ kind }: Pick<Act, 'kind'>): boolean {
  return REMOVALS.includes(kind);
}

/** Whether the act still has to reach the server. */
export function isWaiting({ state }: Pick<Act, 'state'>): boolean {
  return state !== 'refused';
}
