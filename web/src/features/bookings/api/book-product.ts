import { bookingDocumentId, COLLECTIONS } from '@thriftline/domain/base/collections';
import { toDocument } from '@thriftline/domain/base/document-names';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { BookingForm } from '@thriftline/domain/orders/booking';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { subjectOfProduct } from '@/outbox/texts/mutation-subject.ts';

/** Who books: what their account says at this moment, since the rules compare. */
export interface Buyer {
  uid: string;
  email: string | null;
  name: string;
}

/** Books a product, in the place of an earlier booking whose money went back. Waits in the queue while there is no connection. Throws AppError with what speaks against it. */
export async function bookProduct(product: Stored<Product>, buyer: Buyer, form: BookingForm): Promise<Sent> {
  const email = buyer.email ?? UNREGISTERED;
  const bookingsId = bookingDocumentId(product._id, buyer.uid);
  const reference = doc(firestore, COLLECTIONS.bookings, bookingsId);
  const booking = toDocument({
    productname: product.productname,
    productprice: product.resaleprice,
    img: product.img,
    ...(product.editedAt && { itemEditedAt: product.editedAt }),
    productId: product._id,
    sellerId: product.sellerId,
    buyerId: buyer.uid,
    yourname: buyer.name,
    email,
    youremail: email,
    mobile: form.mobile,
    location: form.location,
    createdAt: serverTimestamp(),
  });
  const creation = { act: 'bookings', uid: buyer.uid, id: bookingsId } as const;
  await requireShare(creation);
  return enqueueMutation(
    { kind: 'book', uid: buyer.uid, path: reference.path, subject: subjectOfProduct(product) },
    (isWanted) => commitCounted({ ...creation, isWanted }, (batch) => batch.set(reference, booking)),
  );
}
