import type { Mutation, MutationKind } from '../journal/mutation.ts';
import { canTakeBack } from './undoing.ts';

/** Why a mutation that waits cannot be taken back, where it is of a kind that cannot. */
const FOR_GOOD: Partial<Record<MutationKind, string>> = {
  deleteBooking: 'This can’t be undone, but you can book the item again.',
  removeWish: 'This can’t be undone, but you can add the item again.',
  editProduct: 'Removed photos are deleted for good. You can edit the item again.',
  deleteProduct: 'Its photos and bookings are deleted for good. You can list it again.',
  removeAdvertisement: 'This can’t be undone, but you can advertise the item again.',
  handOver: 'You confirmed the handover with the buyer’s code, so this can’t be undone.',
  review: 'A review can’t be changed once it’s sent.',
  unfollow: 'You can follow them again.',
  changeSearch: 'This can’t be undone, but you can change it again.',
  deleteSearch: 'This can’t be undone, but you can save the search again.',
  choose: 'This can’t be undone, but you can change your choice again.',
  write: 'We send it once you have a connection. Messages can’t be withdrawn.',
};

/** Why a mutation that waits cannot be taken back; undefined where nothing is to be said. */
export function whyNotUndoable(mutation: Mutation): string | undefined {
  if (mutation.state !== 'queued' || mutation.undoes !== undefined || canTakeBack(mutation)) return undefined;
  if (mutation.kind === 'deleteBooking' && mutation.changes !== undefined) {
    return 'You paid, so the order stays and only leaves your list.';
  }
  return FOR_GOOD[mutation.kind];
}
