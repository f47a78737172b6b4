import { COLLECTIONS, wishDocumentId } from '@thriftline/domain/base/collections';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import type { ItemSubject } from '@/outbox/journal/mutation.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { beforeDeletion } from '@/outbox/undo/field-snapshot.ts';

/** Takes a wish of one's own off the list. */
export async function removeWish(uid: string, subject: ItemSubject): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.wishlist, wishDocumentId(subject.productId, uid));
  const before = await beforeDeletion(reference);
  return enqueueMutation({ kind: 'removeWish', uid, path: reference.path, subject, ...before }, () =>
    pendingWrite(reference, deleteDoc(reference)),
  );
}
