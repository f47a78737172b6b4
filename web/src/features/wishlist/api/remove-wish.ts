import { COLLECTIONS, wishDocumentId } from '@thriftline/domain/collections';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingWrite } from '@/lib/pending-write.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { ItemSubject } from '@/outbox/act.ts';
import { sendAct } from '@/outbox/send-act.ts';

/** Takes a wish of one's own off the list. */
export function removeWish(uid: string, subject: ItemSubject): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.wishlist, wishDocumentId(subject.productId, uid));
  return sendAct({ kind: 'removeWish', uid, path: reference.path, subject }, () =>
    pendingWrite(reference, deleteDoc(reference)),
  );
}
