import { COLLECTIONS } from '@thriftline/domain/collections';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { type Sent, sendWrite } from '@/lib/send-write.ts';

/** Deletes a booking of one's own. */
export function deleteBooking(bookingsId: string): Promise<Sent> {
  return sendWrite(deleteDoc(doc(firestore, COLLECTIONS.bookings, bookingsId)));
}
