import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { Mutation, MutationKind, MutationSubject } from '../journal/mutation.ts';

type Named = Pick<Mutation, 'kind' | 'subject' | 'undoes'>;

const FAILED: Record<MutationKind, (name: string) => string> = {
  book: (name) => t`“${name}” wasn’t booked.`,
  deleteBooking: (name) => t`Your order of “${name}” wasn’t deleted.`,
  wish: (name) => t`“${name}” wasn’t added to your wish list.`,
  removeWish: (name) => t`“${name}” is still on your wish list.`,
  addProduct: (name) => t`“${name}” wasn’t listed.`,
  editProduct: (name) => t`“${name}” wasn’t changed.`,
  changePrice: (name) => t`The price of “${name}” wasn’t changed.`,
  takeDown: (name) => t`“${name}” wasn’t hidden.`,
  bringBack: (name) => t`“${name}” is still hidden.`,
  deleteProduct: (name) => t`“${name}” wasn’t deleted.`,
  advertise: (name) => t`“${name}” wasn’t advertised.`,
  handOver: (name) => t`The handover of “${name}” wasn’t recorded.`,
  review: (name) => t`Your review for “${name}” wasn’t published.`,
  write: (name) => t`Your message about “${name}” wasn’t sent.`,
  removeAdvertisement: (name) => t`The ad for “${name}” wasn’t removed.`,
  follow: (name) => t`You don’t follow ${name}.`,
  unfollow: (name) => t`You still follow ${name}.`,
  saveSearch: (name) => t`The search “${name}” wasn’t saved.`,
  changeSearch: (name) => t`The saved search “${name}” wasn’t changed.`,
  deleteSearch: (name) => t`The saved search “${name}” wasn’t deleted.`,
  choose: () => t`Your notification settings weren’t changed.`,
};

/** What is so where taking a mutation back was refused, and the words of what takes it back would say something else. */
const NOT_TAKEN_BACK: Partial<Record<MutationKind, (name: string) => string>> = {
  deleteBooking: (name) => t`Your order of “${name}” is deleted.`,
  removeWish: (name) => t`“${name}” isn’t on your wish list.`,
  removeAdvertisement: (name) => t`“${name}” is no longer advertised.`,
  unfollow: (name) => t`You no longer follow ${name}.`,
  editProduct: (name) => t`Your changes to “${name}” weren’t undone.`,
};

/** What stands against a mutation where nothing else is known to. */
const OTHERWISE: Partial<Record<MutationKind, MessageDescriptor>> = {
  follow: msg`They no longer sell here, or have a new name.`,
  changeSearch: msg`It’s no longer among your saved searches.`,
};

/** Whether an account may do anything: not when it was suspended or deleted; `unknown` when nobody could say. */
export type AccountState = 'open' | 'suspended' | 'gone' | 'unknown';

const SHUT_OUT: Partial<Record<AccountState, MessageDescriptor>> = {
  suspended: msg`Your account is suspended until an admin reinstates it.`,
  gone: msg`Your account no longer exists.`,
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
  if (shutOut !== undefined) return i18n._(shutOut);
  if (kind === 'handOver') return t`The order had already ended.`;
  if (kind === 'review') return t`You already reviewed it, the deadline passed, or the order was refunded.`;
  if (takenDown) return t`The seller has hidden it for now.`;
  if (product === undefined) return undefined;
  const buying = BUYING.includes(kind);
  if (product === null) return kind === 'addProduct' ? undefined : t`It’s no longer for sale.`;
  const state = productState(product, now).name;
  if (state === 'sold') return buying ? t`Another buyer bought it.` : t`It was sold.`;
  if (state === 'hidden' && buying) return t`The seller has hidden it for now.`;
  if (state === 'held' && TENDING.includes(kind)) return t`A buyer is paying for it right now.`;
  if (buying && product.resaleprice !== subject.price) {
    const price = formatPrice(product.resaleprice);
    return t`The price is now ${price}.`;
  }
  if (buying && isAnother(product, subject, undoes)) return t`The seller has changed it.`;
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
  if (shutOut !== undefined) return i18n._(shutOut);
  if (over) return t`The other account no longer exists.`;
  if (!opened && product === null) return t`It’s no longer for sale.`;
  if (!opened && product && productState(product, 0).name === 'sold') return t`It was sold.`;
  if (!opened && product && product.productname !== name) return t`The seller has changed it.`;
  return account === 'unknown' ? t`We couldn’t accept it.` : t`You can’t message this member.`;
}

/** Why a message was not sent, in two sentences. */
export function messageRefusal(why: string, { subject }: Pick<Mutation, 'subject'>): string {
  return `${FAILED.write(subject.name)} ${why}`;
}

/** Why a mutation was not done, in two sentences: `“X” wasn’t booked. Another buyer bought it.` */
export function refusalOf(mutation: Named, circumstances: Circumstances): string {
  const otherwise = OTHERWISE[mutation.undoes ?? mutation.kind] ?? msg`We couldn’t accept it.`;
  const why = obstacleTo(mutation, circumstances) ?? circumstances.usedUp ?? i18n._(otherwise);
  const outcome = (mutation.undoes && NOT_TAKEN_BACK[mutation.undoes]) ?? FAILED[mutation.kind];
  return `${outcome(mutation.subject.name)} ${why}`;
}
