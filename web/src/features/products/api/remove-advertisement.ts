import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Product } from '@thriftline/domain/catalogue/product';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { subjectOfProduct } from '@/outbox/texts/mutation-subject.ts';
import { beforeDeletion } from '@/outbox/undo/field-snapshot.ts';

/** Takes a product's advertisement back, in the account's name. */
export async function removeAdvertisement(uid: string, product: Stored<Product>): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.advertisements, product._id);
  const before = await beforeDeletion(reference);
  return enqueueMutation(
    { kind: 'removeAdvertisement', uid, path: reference.path, subject: subjectOfProduct(product), ...before },
    () => pendingWrite(reference, deleteDoc(reference)),
  );
}
