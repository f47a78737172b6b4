import { COLLECTIONS } from '@thriftline/domain/collections';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { type Sent, sendWrite } from '@/lib/send-write.ts';

/** Takes a product's advertisement back. */
export function removeAdvertisement(productId: string): Promise<Sent> {
  return sendWrite(deleteDoc(doc(firestore, COLLECTIONS.advertisements, productId)));
}
