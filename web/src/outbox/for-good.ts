import type { Act, ActKind } from './act.ts';

/** Why an act that waits cannot be taken back, where it is of a kind that cannot. */
const FOR_GOOD: Partial<Record<ActKind, string>> = {
  deleteBooking: 'What was deleted is no longer on this device. You can book it again.',
  removeWish: 'What was deleted is no longer on this device. You can wish for it again.',
  editProduct: 'It is sent as it is; you can change it again.',
  deleteProduct: 'What was deleted is no longer on this device. You can list it again.',
  removeAdvertisement: 'What was deleted is no longer on this device. You can advertise it again.',
  handOver: 'The buyer’s code was read: that stays true.',
  review: 'A review is sealed once, and stays as it is.',
  unfollow: 'You can follow them again.',
  changeSearch: 'It is sent as it is; you can change it again.',
  deleteSearch: 'What was deleted is no longer on this device. You can save it again.',
  choose: 'It is sent as it is; you can choose otherwise again.',
  write: 'A message that was sent cannot be taken back.',
};

/** Why an act that waits cannot be taken back; undefined where nothing is to be said. */
export function whyForGood({ kind, undoes }: Pick<Act, 'kind' | 'undoes'>): string | undefined {
  return undoes === undefined ? FOR_GOOD[kind] : undefined;
}
