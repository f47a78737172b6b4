import { select, t } from '@lingui/core/macro';
import type { MutationKind } from '../journal/mutation.ts';

/** As what a mutation is named: a row of a list, the title of a card, or a sentence that says that it was sent. */
export type NamedAs = 'row' | 'title' | 'sent';

/** What undoes a mutation, by the kind of what is undone. */
export const UNDOING_NAMES: Readonly<Partial<Record<MutationKind, (name: string, as: NamedAs) => string>>> = {
  deleteBooking: (name, as) =>
    t`${select(as, { sent: `Sent: keeping your order of “${name}”`, title: `Keeping your order of “${name}”`, other: `keeping your order of “${name}”` })}`,
  removeWish: (name, as) =>
    t`${select(as, { sent: `Sent: keeping “${name}” on your wish list`, title: `Keeping “${name}” on your wish list`, other: `keeping “${name}” on your wish list` })}`,
  removeAdvertisement: (name, as) =>
    t`${select(as, { sent: `Sent: keeping the ad for “${name}”`, title: `Keeping the ad for “${name}”`, other: `keeping the ad for “${name}”` })}`,
  unfollow: (name, as) =>
    t`${select(as, { sent: `Sent: following ${name} again`, title: `Following ${name} again`, other: `following ${name} again` })}`,
  wish: (name, as) =>
    t`${select(as, { sent: `Sent: removing “${name}” from your wish list`, title: `Removing “${name}” from your wish list`, other: `removing “${name}” from your wish list` })}`,
  advertise: (name, as) =>
    t`${select(as, { sent: `Sent: removing the ad for “${name}”`, title: `Removing the ad for “${name}”`, other: `removing the ad for “${name}”` })}`,
  follow: (name, as) =>
    t`${select(as, { sent: `Sent: unfollowing ${name}`, title: `Unfollowing ${name}`, other: `unfollowing ${name}` })}`,
  takeDown: (name, as) =>
    t`${select(as, { sent: `Sent: unhiding “${name}”`, title: `Unhiding “${name}”`, other: `unhiding “${name}”` })}`,
  bringBack: (name, as) =>
    t`${select(as, { sent: `Sent: hiding “${name}”`, title: `Hiding “${name}”`, other: `hiding “${name}”` })}`,
  book: (name, as) =>
    t`${select(as, { sent: `Sent: undoing your booking of “${name}”`, title: `Undoing your booking of “${name}”`, other: `undoing your booking of “${name}”` })}`,
  addProduct: (name, as) =>
    t`${select(as, { sent: `Sent: undoing your listing “${name}”`, title: `Undoing your listing “${name}”`, other: `undoing your listing “${name}”` })}`,
  editProduct: (name, as) =>
    t`${select(as, { sent: `Sent: undoing your changes to “${name}”`, title: `Undoing your changes to “${name}”`, other: `undoing your changes to “${name}”` })}`,
  changePrice: (name, as) =>
    t`${select(as, { sent: `Sent: undoing the new price of “${name}”`, title: `Undoing the new price of “${name}”`, other: `undoing the new price of “${name}”` })}`,
  saveSearch: (name, as) =>
    t`${select(as, { sent: `Sent: undoing your saved search “${name}”`, title: `Undoing your saved search “${name}”`, other: `undoing your saved search “${name}”` })}`,
};
