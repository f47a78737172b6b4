import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { toDocument } from '@thriftline/domain/base/document-names';
import { advertisementOf } from '@thriftline/domain/catalogue/advertisement';
import type { Product } from '@thriftline/domain/catalogue/product';
import { doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { subjectOfProduct } from '@/outbox/texts/mutation-subject.ts';

/** Advertises a product on the home page, in the account's name: an exact copy of it, or the rules refuse. */
export async function advertiseProduct(uid: string, stored: Stored<Product>): Promise<Sent> {
  const { _id, ...product } = stored;
  const reference = doc(firestore, COLLECTIONS.advertisements, _id);
  const advertisement = toDocument(advertisementOf(_id, product));
  const creation = { act: 'advertisements', uid, id: _id, ofAnother: product.sellerId !== uid } as const;
  await requireShare(creation);
  return enqueueMutation(
    { kind: 'advertise', uid, path: reference.path, subject: subjectOfProduct(stored) },
    (isWanted) => commitCounted({ ...creation, isWanted }, (batch) => batch.set(reference, advertisement)),
  );
}
