import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { Act, ActKind, ActSubject } from '../journal/act.ts';

type Named = Pick<Act, 'kind' | 'subject' | 'undoes'>;

const NOUNS: Record<ActKind, (name: string) => string> = {
  book: (name) => `your booking of “${name}”`,
  deleteBooking: (name) => `the deletion of your order of “${name}”`,
  wish: (name) => `your wish for “${name}”`,
  removeWish: (name) => `taking “${name}” off your wish list`,
  addProduct: (name) => `your product “${name}”`,
  editProduct: (name) => `your changes to “${name}”`,
  changePrice: (name) => `the new price of “${name}”`,
  takeDown: (name) => `taking down “${name}”`,
  bringBack: (name) => `bringing back “${name}”`,
  deleteProduct: (name) => `the deletion of “${name}”`,
  advertise: (name) => `the advertisement of “${name}”`,
  handOver: (name) => `the hand-over of “${name}”`,
  review: (name) => `your review for “${name}”`,
  write: (name) => `your message about “${name}”`,
  removeAdvertisement: (name) => `taking back the advertisement of “${name}”`,
  follow: (name) => `following ${name}`,
  unfollow: (name) => `following ${name} no longer`,
  saveSearch: (name) => `your saved search “${name}”`,
  changeSearch: (name) => `your changes to the saved search “${name}”`,
  deleteSearch: (name) => `the deletion of the saved search “${name}”`,
  choose: () => 'how you want to be told',
};

const FAILED: Record<ActKind, (name: string) => string> = {
  book: (name) => `your booking of “${name}” was not made`,
  deleteBooking: (name) => `your order of “${name}” was not deleted`,
  wish: (name) => `“${name}” was not put on your wish list`,
  removeWish: (name) => `“${name}” is still on your wish list`,
  addProduct: (name) => `your product “${name}” was not listed`,
  editProduct: (name) => `“${name}” was not changed`,
  changePrice: (name) => `the price of “${name}” was not changed`,
  takeDown: (name) => `“${name}” was not taken down`,
  bringBack: (name) => `“${name}” was not brought back`,
  deleteProduct: (name) => `“${name}” was not deleted`,
  advertise: (name) => `“${name}” was not advertised`,
  handOver: (name) => `the hand-over of “${name}” was not taken`,
  review: (name) => `your review for “${name}” was not taken`,
  write: (name) => `your message about “${name}” was not sent`,
  removeAdvertisement: (name) => `the advertisement of “${name}” was not taken back`,
  follow: (name) => `you do not follow ${name}`,
  unfollow: (name) => `you still follow ${name}`,
  saveSearch: (name) => `the search “${name}” was not saved`,
  changeSearch: (name) => `the saved search “${name}” was not changed`,
  deleteSearch: (name) => `the saved search “${name}” was not deleted`,
  choose: () => 'how you want to be told was not changed',
};

/** What takes a deletion back, as a thing. */
const KEPT: Partial<Record<ActKind, (name: string) => string>> = {
  deleteBooking: (name) => `keeping your order of “${name}”`,
  removeWish: (name) => `keeping “${name}” on your wish list`,
  removeAdvertisement: (name) => `keeping the advertisement of “${name}”`,
  unfollow: (name) => `following ${name} as before`,
};

/** What is so where taking an act back was refused, and the words of what takes it back would say something else. */
const NOT_TAKEN_BACK: Partial<Record<ActKind, (name: string) => string>> = {
  deleteBooking: (name) => `your order of “${name}” is deleted`,
  removeWish: (name) => `“${name}” is off your wish list`,
  removeAdvertisement: (name) => `“${name}” is not advertised any more`,
  unfollow: (name) => `you do not follow ${name} any more`,
  editProduct: (name) => `your changes to “${name}” were not taken back`,
};

/** What stands against an act where nothing else is known to. */
const OTHERWISE: Partial<Record<ActKind, string>> = {
  follow: 'They do not sell here any more, or are called otherwise now',
  changeSearch: 'It is not among your saved searches any more',
};

/** An act as a thing, to be put into a sentence: `your booking of “Oak chair”`. */
export function nameOfAct({ kind, subject, undoes }: Named): string {
  if (undoes === undefined) return NOUNS[kind](subject.name);
  return KEPT[undoes]?.(subject.name) ?? `taking back ${NOUNS[undoes](subject.name)}`;
}

/** Whether an account may do anything: not when it was suspended or deleted; `unknown` when nobody could say. */
export type AccountState = 'open' | 'suspended' | 'gone' | 'unknown';

const SHUT_OUT: Partial<Record<AccountState, string>> = {
  suspended: 'Your account is suspended until an admin opens it again',
  gone: 'Your account does not exist any more',
};

/** What the server knows of the product an act is about, once the act was refused. */
export interface Circumstances {
  /** The product as it is now; null when there is none any more; undefined when nobody could say. */
  product: Product | null | undefined;
  /** Whether its seller has taken it down, which is all that others are told of it. */
  takenDown?: boolean;
  account: AccountState;
  /** The moment, in milliseconds since 1970. */
  now: number;
  /** Why the account can do nothing more of the kind, where its quota says so. */
  usedUp?: string | undefined;
}

const BUYING: readonly ActKind[] = ['book', 'wish'];
/** What nobody does to an item that somebody is paying for. */
const TENDING: readonly ActKind[] = ['editProduct', 'changePrice', 'takeDown', 'bringBack', 'deleteProduct'];

/** Whether the product is another than the one seen. */
function isAnother(product: Product, { name, editedAt }: ActSubject, undoes: ActKind | undefined): boolean {
  if (product.productname !== name) return true;
  // A wish that is put back does not say which state of the item was seen.
  return undoes !== 'removeWish' && product.editedAt?.toMillis() !== editedAt;
}

/** What stands against an act for all that is known of the account and the product; undefined when nothing does. */
export function obstacleTo(
  { kind, subject, undoes }: Named,
  { product, takenDown = false, account, now }: Circumstances,
): string | undefined {
  const shutOut = SHUT_OUT[account];
  if (shutOut !== undefined) return shutOut;
  if (kind === 'handOver') return 'Its order has ended otherwise meanwhile';
  if (kind === 'review') return 'It is reviewed already, its time is over, or the money has gone back';
  if (takenDown) return 'Its seller has taken it down for now';
  if (product === undefined) return undefined;
  const buying = BUYING.includes(kind);
  if (product === null) return kind === 'addProduct' ? undefined : 'It is no longer for sale';
  const state = productState(product, now).name;
  if (state === 'sold') return buying ? 'Somebody else bought it meanwhile' : 'It was sold meanwhile';
  if (state === 'hidden' && buying) return 'Its seller has taken it down for now';
  if (state === 'held' && TENDING.includes(kind)) return 'Somebody is paying for it right now';
  if (buying && product.resaleprice !== subject.price) {
    return `Its price has changed to ${formatPrice(product.resaleprice)}`;
  }
  if (buying && isAnother(product, subject, undoes)) return 'The seller has changed it meanwhile';
  return undefined;
}

/** What stands against a message for all that is known of its conversation and its item, and whether one was still to be opened. */
export function obstacleToMessage({
  account,
  opened,
  over,
  product,
  name,
}: {
  account: AccountState;
  opened: boolean;
  over: boolean;
  product: Product | null | undefined;
  /** What the item was called when the conversation was to be opened. */
  name: string;
}): string {
  const shutOut = SHUT_OUT[account];
  if (shutOut !== undefined) return shutOut;
  if (over) return 'The other account does not exist any more';
  if (!opened && product === null) return 'It is no longer for sale';
  if (!opened && product && productState(product, 0).name === 'sold') return 'It was sold meanwhile';
  if (!opened && product && product.productname !== name) return 'The seller has changed it meanwhile';
  return account === 'unknown' ? 'The server refused it' : 'They take no messages from you';
}

/** Why a message was not sent, in a sentence. */
export function messageRefusal(why: string, { subject }: Pick<Act, 'subject'>): string {
  return `${why}, so ${FAILED.write(subject.name)}.`;
}

/** Why an act was not done, in a sentence: `Somebody else bought it meanwhile, so your booking of “X” was not made.` */
export function refusalOf(act: Named, circumstances: Circumstances): string {
  const why =
    obstacleTo(act, circumstances) ??
    circumstances.usedUp ??
    OTHERWISE[act.undoes ?? act.kind] ??
    'The server refused it';
  const outcome = (act.undoes && NOT_TAKEN_BACK[act.undoes]) ?? FAILED[act.kind];
  return `${why}, so ${outcome(act.subject.name)}.`;
}
