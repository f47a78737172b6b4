import { COLLECTIONS } from '@thriftline/domain/collections';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { type Sent, sendWrite } from '@/lib/send-write.ts';

/** Deletes a product; the server then takes its advertisement, wishes and unpaid bookings along. */
export function deleteProduct(productId: string): Promise<Sent> {
  return sendWrite(deleteDoc(doc(firestore, COLLECTIONS.products, productId)));
}
