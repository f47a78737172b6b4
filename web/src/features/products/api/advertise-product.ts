import { advertisementOf } from '@thriftline/domain/advertisement';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { toDocument } from '@thriftline/domain/document-names';
import type { Product } from '@thriftline/domain/product';
import { doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { commitCounted, requireShare } from '@/lib/quota/commit-counted.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Stored } from '@/lib/stored.ts';
import { subjectOfProduct } from '@/outbox/act-subject.ts';
import { sendAct } from '@/outbox/send-act.ts';

/** Advertises a product on the home page, in the account's name: an exact copy of it, or the rules refuse. */
export async function advertiseProduct(uid: string, stored: Stored<Product>): Promise<Sent> {
  const { _id, ...product } = stored;
  const reference = doc(firestore, COLLECTIONS.advertisements, _id);
  const advertisement = toDocument(advertisementOf(_id, product));
  const creation = { act: 'advertisements', uid, id: _id } as const;
  await requireShare(creation);
  return sendAct(
    { kind: 'advertise', uid, path: reference.path, subject: subjectOfProduct(stored) },
    (isWanted) => commitCounted({ ...creation, isWanted }, (batch) => batch.set(reference, advertisement)),
  );
}
