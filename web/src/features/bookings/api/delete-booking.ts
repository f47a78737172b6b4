import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Booking } from '@thriftline/domain/orders/booking';
import { isKept } from '@thriftline/domain/orders/booking-state';
import { deleteDoc, doc, updateDoc } from 'firebase/firestore';
import { callFunction } from '@/lib/calls/callables.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { pendingCall, pendingWrite } from '@/lib/writes/pending-write.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { subjectOfCopy } from '@/outbox/texts/mutation-subject.ts';
import { beforeDeletion } from '@/outbox/undo/field-snapshot.ts';

/** Says of a paid order that it is off its buyer's list. */
const OFF_LIST = { hiddenByBuyer: true } as const;

/**
 * Deletes a booking of one's own. While its payment is open only a function can: money may be on its way. An order that is
 * paid only leaves the list.
 */
export async function deleteBooking(booking: Stored<Booking>): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.bookings, booking._id);
  const { itemEditedAt } = booking;
  const subject = {
    ...subjectOfCopy(booking),
    ...(itemEditedAt && { editedAt: itemEditedAt.toMillis() }),
  };
  const mutation = { kind: 'deleteBooking', uid: booking.buyerId, path: reference.path, subject } as const;
  if (isKept(booking)) {
    return enqueueMutation({ ...mutation, changes: OFF_LIST }, () =>
      pendingWrite(reference, updateDoc(reference, OFF_LIST)),
    );
  }
  const before = await beforeDeletion(reference);
  return enqueueMutation({ ...mutation, ...before }, () =>
    (booking.payingUntil?.toMillis() ?? 0) > serverNow()
      ? pendingCall(callFunction('deleteBooking', { bookingsId: booking._id }))
      : pendingWrite(reference, deleteDoc(reference)),
  );
}
