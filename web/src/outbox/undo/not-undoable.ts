import type { Act, ActKind } from '../journal/act.ts';
import { canTakeBack } from './undoing.ts';

/** Why an act that waits cannot be taken back, where it is of a kind that cannot. */
const FOR_GOOD: Partial<Record<ActKind, string>> = {
  deleteBooking: 'It cannot be put back as it was. You can book it again.',
  removeWish: 'This device does not know it any more. You can wish for it again.',
  editProduct: 'Pictures that were taken out go for good as it is sent; you can change it again.',
  deleteProduct: 'Its pictures and bookings go for good as it is sent. You can list it again.',
  removeAdvertisement: 'This device does not know it any more. You can advertise it again.',
  handOver: 'The buyer’s code was read: that stays true.',
  review: 'A review is sealed once it is sent, and stays as it is.',
  unfollow: 'You can follow them again.',
  changeSearch: 'It is sent as it is; you can change it again.',
  deleteSearch: 'What was deleted is no longer on this device. You can save it again.',
  choose: 'It is sent as it is; you can choose otherwise again.',
  write: 'It goes out by itself as soon as there is a connection, and a message cannot be taken back.',
};

/** Why an act that waits cannot be taken back; undefined where nothing is to be said. */
export function whyNotUndoable(act: Act): string | undefined {
  if (act.state !== 'queued' || act.undoes !== undefined || canTakeBack(act)) return undefined;
  if (act.kind === 'deleteBooking' && act.changes !== undefined) {
    return 'It is paid: the order stays as it is, and only leaves your list.';
  }
  return FOR_GOOD[act.kind];
}
