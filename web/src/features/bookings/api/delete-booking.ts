import type { Booking } from '@thriftline/domain/booking';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { deleteDoc, doc } from 'firebase/firestore';
import { callFunction } from '@/lib/callables.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingCall, pendingWrite } from '@/lib/pending-write.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Stored } from '@/lib/stored.ts';
import { subjectOfCopy } from '@/outbox/act-subject.ts';
import { sendAct } from '@/outbox/send-act.ts';

/** Deletes a booking of one's own. While its payment is open only a function can: money may be on its way. */
export function deleteBooking(booking: Stored<Booking>): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.bookings, booking._id);
  return sendAct(
    { kind: 'deleteBooking', uid: booking.buyerId, path: reference.path, subject: subjectOfCopy(booking) },
    () =>
      (booking.payingUntil?.toMillis() ?? 0) > Date.now()
        ? pendingCall(callFunction('deleteBooking', { bookingsId: booking._id }))
        : pendingWrite(reference, deleteDoc(reference)),
  );
}
