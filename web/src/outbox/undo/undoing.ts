import type { QuotaAct } from '@thriftline/domain/accounts/quotas';
import type { Mutation, MutationKind } from '../journal/mutation.ts';

/** How a deletion is taken back: what stood there is written again. */
export interface Restoring {
  by: MutationKind;
  counted: QuotaAct;
  /** What its owner writes of it, if it is no mere copy: with more in it, it is no longer what they wrote, and not theirs to write again. */
  own?: readonly string[];
}

const COPY = ['productname', 'productprice', 'yourname', 'email', 'bookingId', 'img', 'buyerId', 'createdAt'];

/** The deletions that can be taken back. With a product go its pictures and what others booked, which nobody can bring back. */
const RESTORING: Partial<Record<MutationKind, Restoring>> = {
  deleteBooking: {
    by: 'book',
    counted: 'bookings',
    own: [...COPY, 'location', 'mobile', 'sellerId', 'youremail', 'itemEditedAt'],
  },
  removeWish: { by: 'wish', counted: 'wishes', own: [...COPY, 'location', 'mobile'] },
  removeAdvertisement: { by: 'advertise', counted: 'advertisements' },
  unfollow: {
    by: 'follow',
    counted: 'follows',
    own: ['followerId', 'sellerId', 'sellerName', 'createdAt'],
  },
};

/** How the deletion can be taken back; undefined where it cannot, or this device does not know what stood there. */
export function restoringOf({
  kind,
  before,
  changes,
}: Pick<Mutation, 'kind' | 'before' | 'changes'>): Restoring | undefined {
  const restoring = RESTORING[kind];
  if (restoring === undefined || before === undefined || changes !== undefined) return undefined;
  const { own } = restoring;
  return own === undefined || Object.keys(before).every((name) => own.includes(name)) ? restoring : undefined;
}

/** What takes back a mutation that makes a document: deleting it. */
export const DELETED_BY: Partial<Record<MutationKind, MutationKind>> = {
  book: 'deleteBooking',
  wish: 'removeWish',
  addProduct: 'deleteProduct',
  advertise: 'removeAdvertisement',
  follow: 'unfollow',
  saveSearch: 'deleteSearch',
};

/** What takes back a mutation that changes a document: changing it to what it was. */
export const REVERSED_BY: Partial<Record<MutationKind, MutationKind>> = {
  changePrice: 'changePrice',
  takeDown: 'bringBack',
  bringBack: 'takeDown',
  editProduct: 'editProduct',
};

/** Whether a mutation that waits can be taken back. */
export function canUndo(mutation: Mutation): boolean {
  const { kind, state, before, undoes } = mutation;
  if (state !== 'queued' || undoes !== undefined) return false;
  if (DELETED_BY[kind] !== undefined || restoringOf(mutation) !== undefined) return true;
  return REVERSED_BY[kind] !== undefined && before !== undefined;
}

/** Whether a mutation of the kind is taken back by writing again what it deleted. */
export function isPutBack(kind: MutationKind): boolean {
  return RESTORING[kind] !== undefined;
}
