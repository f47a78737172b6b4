import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import type { Mutation, MutationKind } from '../journal/mutation.ts';
import { canUndo } from './undoing.ts';

/** Why a mutation that waits cannot be taken back, where it is of a kind that cannot. */
const FOR_GOOD: Partial<Record<MutationKind, MessageDescriptor>> = {
  deleteBooking: msg`This can’t be undone, but you can book the item again.`,
  removeWish: msg`This can’t be undone, but you can add the item again.`,
  editProduct: msg`Removed photos are deleted for good. You can edit the item again.`,
  deleteProduct: msg`Its photos and bookings are deleted for good. You can list it again.`,
  removeAdvertisement: msg`This can’t be undone, but you can advertise the item again.`,
  handOver: msg`You confirmed the handover with the buyer’s code, so this can’t be undone.`,
  review: msg`A review can’t be changed once it’s sent.`,
  unfollow: msg`You can follow them again.`,
  changeSearch: msg`This can’t be undone, but you can change it again.`,
  deleteSearch: msg`This can’t be undone, but you can save the search again.`,
  choose: msg`This can’t be undone, but you can change your choice again.`,
  write: msg`We send it once you have a connection. Messages can’t be withdrawn.`,
};

/** Why a mutation that waits cannot be taken back; undefined where nothing is to be said. */
export function whyNotUndoable(mutation: Mutation): string | undefined {
  if (mutation.state !== 'queued' || mutation.undoes !== undefined || canUndo(mutation)) return undefined;
  if (mutation.kind === 'deleteBooking' && mutation.changes !== undefined) {
    return t`You paid, so the order stays and only leaves your list.`;
  }
  const why = FOR_GOOD[mutation.kind];
  return why && i18n._(why);
}
