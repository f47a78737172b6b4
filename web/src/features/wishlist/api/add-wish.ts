import { COLLECTIONS, wishDocumentId } from '@thriftline/domain/base/collections';
import { toDocument } from '@thriftline/domain/base/document-names';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { subjectOfProduct } from '@/outbox/texts/mutation-subject.ts';

/** Who wishes: what their account says at this moment, since the rules compare. */
export interface Wisher {
  uid: string;
  email: string | null;
  name: string;
}

/** Puts a product on the wish list. The place is the product's: a heart is one tap, nothing is typed. */
export async function addWish(product: Stored<Product>, { uid, email, name }: Wisher): Promise<Sent> {
  const id = wishDocumentId(product._id, uid);
  const reference = doc(firestore, COLLECTIONS.wishlist, id);
  const wish = toDocument({
    productname: product.productname,
    productprice: product.resaleprice,
    img: product.img,
    productId: product._id,
    buyerId: uid,
    yourname: name,
    email: email ?? UNREGISTERED,
    location: product.location,
    mobile: '',
    createdAt: serverTimestamp(),
  });
  const creation = { act: 'wishes', uid, id } as const;
  await requireShare(creation);
  return enqueueMutation(
    { kind: 'wish', uid, path: reference.path, subject: subjectOfProduct(product) },
    (isWanted) => commitCounted({ ...creation, isWanted }, (batch) => batch.set(reference, wish)),
  );
}
