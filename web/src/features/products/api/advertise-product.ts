import { advertisementOf } from '@thriftline/domain/advertisement';
import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Product } from '@thriftline/domain/product';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { type Sent, sendWrite } from '@/lib/send-write.ts';
import type { Stored } from '@/lib/stored.ts';

/** Advertises a product on the home page: an exact copy of it, or the rules refuse. */
export function advertiseProduct({ _id, ...product }: Stored<Product>): Promise<Sent> {
  return sendWrite(setDoc(doc(firestore, COLLECTIONS.advertisements, _id), advertisementOf(_id, product)));
}
