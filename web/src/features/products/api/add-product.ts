import { COLLECTIONS, contactPath } from '@thriftline/domain/collections';
import { MESSAGES } from '@thriftline/domain/messages';
import type { Picture } from '@thriftline/domain/picture';
import type { ProductInput } from '@thriftline/domain/product';
import type { StoredTime } from '@thriftline/domain/stored-time';
import { collection, doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { type Sent, sendWrite } from '@/lib/send-write.ts';

/** Who sells: what their account says at this moment, since the rules compare. */
export interface Seller {
  uid: string;
  email: string | null;
  name: string;
  status: string;
  since: StoredTime;
}

/** What a new product is made of. */
export interface NewProduct {
  input: ProductInput;
  categoryName: string;
  pictures: readonly [Picture, ...Picture[]];
  /** Blurred pixels of the first picture. */
  placeholder: string | undefined;
  seller: Seller;
}

/**
 * Lists a product and its private contact document, both or none. `onRefusedLater` hears when the server refuses them
 * after a time offline.
 */
export function addProduct(
  { input, categoryName, pictures, placeholder, seller }: NewProduct,
  onRefusedLater: (error: unknown) => void,
): Promise<Sent> {
  const { mobile, ...typed } = input;
  const product = doc(collection(firestore, COLLECTIONS.products));
  const batch = writeBatch(firestore);
  batch.set(product, {
    ...typed,
    categoryName,
    img: pictures[0].img,
    thumb: pictures[0].thumb,
    pictures,
    ...(placeholder === undefined ? {} : { placeholder }),
    sellername: seller.name,
    sellerId: seller.uid,
    sellerStatus: seller.status,
    sellerSince: seller.since,
    utcDate: new Date().toISOString(),
    createdAt: serverTimestamp(),
  });
  batch.set(doc(firestore, contactPath(product.id)), {
    mobile,
    email: seller.email ?? MESSAGES.unregistered,
    sellerId: seller.uid,
  });
  return sendWrite(batch.commit(), onRefusedLater);
}
