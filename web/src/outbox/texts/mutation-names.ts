import { select, t } from '@lingui/core/macro';
import type { Mutation, MutationKind } from '../journal/mutation.ts';
import { type NamedAs, UNDOING_NAMES } from './undoing-names.ts';

const NAMES: Readonly<Record<MutationKind, (name: string, as: NamedAs) => string>> = {
  book: (name, as) =>
    t`${select(as, { sent: `Sent: your booking of “${name}”`, title: `Your booking of “${name}”`, other: `your booking of “${name}”` })}`,
  deleteBooking: (name, as) =>
    t`${select(as, { sent: `Sent: deleting your order of “${name}”`, title: `Deleting your order of “${name}”`, other: `deleting your order of “${name}”` })}`,
  wish: (name, as) =>
    t`${select(as, { sent: `Sent: adding “${name}” to your wish list`, title: `Adding “${name}” to your wish list`, other: `adding “${name}” to your wish list` })}`,
  removeWish: (name, as) =>
    t`${select(as, { sent: `Sent: removing “${name}” from your wish list`, title: `Removing “${name}” from your wish list`, other: `removing “${name}” from your wish list` })}`,
  addProduct: (name, as) =>
    t`${select(as, { sent: `Sent: your listing “${name}”`, title: `Your listing “${name}”`, other: `your listing “${name}”` })}`,
  editProduct: (name, as) =>
    t`${select(as, { sent: `Sent: your changes to “${name}”`, title: `Your changes to “${name}”`, other: `your changes to “${name}”` })}`,
  changePrice: (name, as) =>
    t`${select(as, { sent: `Sent: the new price of “${name}”`, title: `The new price of “${name}”`, other: `the new price of “${name}”` })}`,
  takeDown: (name, as) =>
    t`${select(as, { sent: `Sent: hiding “${name}”`, title: `Hiding “${name}”`, other: `hiding “${name}”` })}`,
  bringBack: (name, as) =>
    t`${select(as, { sent: `Sent: unhiding “${name}”`, title: `Unhiding “${name}”`, other: `unhiding “${name}”` })}`,
  deleteProduct: (name, as) =>
    t`${select(as, { sent: `Sent: deleting “${name}”`, title: `Deleting “${name}”`, other: `deleting “${name}”` })}`,
  advertise: (name, as) =>
    t`${select(as, { sent: `Sent: the ad for “${name}”`, title: `The ad for “${name}”`, other: `the ad for “${name}”` })}`,
  handOver: (name, as) =>
    t`${select(as, { sent: `Sent: the handover of “${name}”`, title: `The handover of “${name}”`, other: `the handover of “${name}”` })}`,
  review: (name, as) =>
    t`${select(as, { sent: `Sent: your review for “${name}”`, title: `Your review for “${name}”`, other: `your review for “${name}”` })}`,
  write: (name, as) =>
    t`${select(as, { sent: `Sent: your message about “${name}”`, title: `Your message about “${name}”`, other: `your message about “${name}”` })}`,
  removeAdvertisement: (name, as) =>
    t`${select(as, { sent: `Sent: removing the ad for “${name}”`, title: `Removing the ad for “${name}”`, other: `removing the ad for “${name}”` })}`,
  follow: (name, as) =>
    t`${select(as, { sent: `Sent: following ${name}`, title: `Following ${name}`, other: `following ${name}` })}`,
  unfollow: (name, as) =>
    t`${select(as, { sent: `Sent: unfollowing ${name}`, title: `Unfollowing ${name}`, other: `unfollowing ${name}` })}`,
  saveSearch: (name, as) =>
    t`${select(as, { sent: `Sent: your saved search “${name}”`, title: `Your saved search “${name}”`, other: `your saved search “${name}”` })}`,
  changeSearch: (name, as) =>
    t`${select(as, { sent: `Sent: your changes to the saved search “${name}”`, title: `Your changes to the saved search “${name}”`, other: `your changes to the saved search “${name}”` })}`,
  deleteSearch: (name, as) =>
    t`${select(as, { sent: `Sent: deleting the saved search “${name}”`, title: `Deleting the saved search “${name}”`, other: `deleting the saved search “${name}”` })}`,
  choose: (_name, as) =>
    t`${select(as, { sent: `Sent: your notification settings`, title: `Your notification settings`, other: `your notification settings` })}`,
};

/** A mutation in words: `your booking of “Oak chair”`, or as a title or a sentence. */
export function nameOfMutation(
  { kind, subject, undoes }: Pick<Mutation, 'kind' | 'subject' | 'undoes'>,
  as: NamedAs = 'row',
): string {
  const undoing = undoes && UNDOING_NAMES[undoes];
  return (undoing ?? NAMES[kind])(subject.name, as);
}
