import { advertisementOf } from '@thriftline/domain/advertisement';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { toDocument } from '@thriftline/domain/document-names';
import type { Product } from '@thriftline/domain/product';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Stored } from '@/lib/stored.ts';
import { subjectOfProduct } from '@/outbox/act-subject.ts';
import { sendAct } from '@/outbox/send-act.ts';

/** Advertises a product on the home page, in the account's name: an exact copy of it, or the rules refuse. */
export function advertiseProduct(uid: string, stored: Stored<Product>): Promise<Sent> {
  const { _id, ...product } = stored;
  const reference = doc(firestore, COLLECTIONS.advertisements, _id);
  return sendAct({ kind: 'advertise', uid, path: reference.path, subject: subjectOfProduct(stored) }, () =>
    setDoc(reference, toDocument(advertisementOf(_id, product))),
  );
}
