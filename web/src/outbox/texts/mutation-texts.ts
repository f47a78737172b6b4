import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { Mutation, MutationKind, MutationSubject } from '../journal/mutation.ts';

type Named = Pick<Mutation, 'kind' | 'subject' | 'undoes'>;

const NOUNS: Record<MutationKind, (name: string) => string> = {
  book: (name) => `your booking of “${name}”`,
  deleteBooking: (name) => `deleting your order of “${name}”`,
  wish: (name) => `adding “${name}” to your wish list`,
  removeWish: (name) => `removing “${name}” from your wish list`,
  addProduct: (name) => `your listing “${name}”`,
  editProduct: (name) => `your changes to “${name}”`,
  changePrice: (name) => `the new price of “${name}”`,
  takeDown: (name) => `hiding “${name}”`,
  bringBack: (name) => `unhiding “${name}”`,
  deleteProduct: (name) => `deleting “${name}”`,
  advertise: (name) => `the ad for “${name}”`,
  handOver: (name) => `the handover of “${name}”`,
  review: (name) => `your review for “${name}”`,
  write: (name) => `your message about “${name}”`,
  removeAdvertisement: (name) => `removing the ad for “${name}”`,
  follow: (name) => `following ${name}`,
  unfollow: (name) => `unfollowing ${name}`,
  saveSearch: (name) => `your saved search “${name}”`,
  changeSearch: (name) => `your changes to the saved search “${name}”`,
  deleteSearch: (name) => `deleting the saved search “${name}”`,
  choose: () => 'your notification settings',
};

const FAILED: Record<MutationKind, (name: string) => string> = {
  book: (name) => `“${name}” wasn’t booked`,
  deleteBooking: (name) => `Your order of “${name}” wasn’t deleted`,
  wish: (name) => `“${name}” wasn’t added to your wish list`,
  removeWish: (name) => `“${name}” is still on your wish list`,
  addProduct: (name) => `“${name}” wasn’t listed`,
  editProduct: (name) => `“${name}” wasn’t changed`,
  changePrice: (name) => `The price of “${name}” wasn’t changed`,
  takeDown: (name) => `“${name}” wasn’t hidden`,
  bringBack: (name) => `“${name}” is still hidden`,
  deleteProduct: (name) => `“${name}” wasn’t deleted`,
  advertise: (name) => `“${name}” wasn’t advertised`,
  handOver: (name) => `The handover of “${name}” wasn’t recorded`,
  review: (name) => `Your review for “${name}” wasn’t published`,
  write: (name) => `Your message about “${name}” wasn’t sent`,
  removeAdvertisement: (name) => `The ad for “${name}” wasn’t removed`,
  follow: (name) => `You don’t follow ${name}`,
  unfollow: (name) => `You still follow ${name}`,
  saveSearch: (name) => `The search “${name}” wasn’t saved`,
  changeSearch: (name) => `The saved search “${name}” wasn’t changed`,
  deleteSearch: (name) => `The saved search “${name}” wasn’t deleted`,
  choose: () => 'Your notification settings weren’t changed',
};

/** What undoes a mutation, as a thing, where that has words of its own. */
const KEPT: Partial<Record<MutationKind, (name: string) => string>> = {
  deleteBooking: (name) => `keeping your order of “${name}”`,
  removeWish: (name) => `keeping “${name}” on your wish list`,
  removeAdvertisement: (name) => `keeping the ad for “${name}”`,
  unfollow: (name) => `following ${name} again`,
  wish: (name) => `removing “${name}” from your wish list`,
  advertise: (name) => `removing the ad for “${name}”`,
  follow: (name) => `unfollowing ${name}`,
  takeDown: (name) => `unhiding “${name}”`,
  bringBack: (name) => `hiding “${name}”`,
};

/** What is so where taking a mutation back was refused, and the words of what takes it back would say something else. */
const NOT_TAKEN_BACK: Partial<Record<MutationKind, (name: string) => string>> = {
  deleteBooking: (name) => `Your order of “${name}” is deleted`,
  removeWish: (name) => `“${name}” isn’t on your wish list`,
  removeAdvertisement: (name) => `“${name}” is no longer advertised`,
  unfollow: (name) => `You no longer follow ${name}`,
  editProduct: (name) => `Your changes to “${name}” weren’t undone`,
};

/** What stands against a mutation where nothing else is known to. */
const OTHERWISE: Partial<Record<MutationKind, string>> = {
  follow: 'They no longer sell here, or have a new name.',
  changeSearch: 'It’s no longer among your saved searches.',
};

/** A mutation as a thing, to be put into a sentence: `your booking of “Oak chair”`. */
export function nameOfMutation({ kind, subject, undoes }: Named): string {
  if (undoes === undefined) return NOUNS[kind](subject.name);
  return KEPT[undoes]?.(subject.name) ?? `undoing ${NOUNS[undoes](subject.name)}`;
}

/** Whether an account may do anything: not when it was suspended or deleted; `unknown` when nobody could say. */
export type AccountState = 'open' | 'suspended' | 'gone' | 'unknown';

const SHUT_OUT: Partial<Record<AccountState, string>> = {
  suspended: 'Your account is suspended until an admin reinstates it.',
  gone: 'Your account no longer exists.',
};

/** What the server knows of the product a mutation is about, once the mutation was refused. */
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

const BUYING: readonly MutationKind[] = ['book', 'wish'];
/** What nobody does to an item that somebody is paying for. */
const TENDING: readonly MutationKind[] = [
  'editProduct',
  'changePrice',
  'takeDown',
  'bringBack',
  'deleteProduct',
];

/** Whether the product is another than the one seen. */
function isAnother(
  product: Product,
  { name, editedAt }: MutationSubject,
  undoes: MutationKind | undefined,
): boolean {
  if (product.productname !== name) return true;
  // A wish that is put back does not say which state of the item was seen.
  return undoes !== 'removeWish' && product.editedAt?.toMillis() !== editedAt;
}

/** What stands against a mutation for all that is known of the account and the product; undefined when nothing does. */
export function obstacleTo(
  { kind, subject, undoes }: Named,
  { product, takenDown = false, account, now }: Circumstances,
): string | undefined {
  const shutOut = SHUT_OUT[account];
  if (shutOut !== undefined) return shutOut;
  if (kind === 'handOver') return 'The order had already ended.';
  if (kind === 'review') return 'You already reviewed it, the deadline passed, or the order was refunded.';
  if (takenDown) return 'The seller has hidden it for now.';
  if (product === undefined) return undefined;
  const buying = BUYING.includes(kind);
  if (product === null) return kind === 'addProduct' ? undefined : 'It’s no longer for sale.';
  const state = productState(product, now).name;
  if (state === 'sold') return buying ? 'Another buyer bought it.' : 'It was sold.';
  if (state === 'hidden' && buying) return 'The seller has hidden it for now.';
  if (state === 'held' && TENDING.includes(kind)) return 'A buyer is paying for it right now.';
  if (buying && product.resaleprice !== subject.price) {
    return `The price is now ${formatPrice(product.resaleprice)}.`;
  }
  if (buying && isAnother(product, subject, undoes)) return 'The seller has changed it.';
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
  if (over) return 'The other account no longer exists.';
  if (!opened && product === null) return 'It’s no longer for sale.';
  if (!opened && product && productState(product, 0).name === 'sold') return 'It was sold.';
  if (!opened && product && product.productname !== name) return 'The seller has changed it.';
  return account === 'unknown' ? 'The server refused it.' : 'You can’t message this member.';
}

/** Why a message was not sent, in a sentence. */
export function messageRefusal(why: string, { subject }: Pick<Mutation, 'subject'>): string {
  return `${FAILED.write(subject.name)}. ${why}`;
}

/** Why a mutation was not done, in a sentence: `“X” wasn’t booked. Another buyer bought it.` */
export function refusalOf(mutation: Named, circumstances: Circumstances): string {
  const why =
    obstacleTo(mutation, circumstances) ??
    circumstances.usedUp ??
    OTHERWISE[mutation.undoes ?? mutation.kind] ??
    'The server refused it.';
  const outcome = (mutation.undoes && NOT_TAKEN_BACK[mutation.undoes]) ?? FAILED[mutation.kind];
  return `${outcome(mutation.subject.name)}. ${why}`;
}
