import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Product } from '@thriftline/domain/catalogue/product';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { subjectOfProduct } from '@/outbox/texts/mutation-subject.ts';

/** Deletes a product in the account's name; the server then takes its advertisement, wishes and unpaid bookings along. */
export function deleteProduct(uid: string, product: Stored<Product>): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.products, product._id);
  return enqueueMutation(
    { kind: 'deleteProduct', uid, path: reference.path, subject: subjectOfProduct(product) },
    () => pendingWrite(reference, deleteDoc(reference)),
  );
}
