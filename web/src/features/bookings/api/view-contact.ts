import { COLLECTIONS, contactViewDocumentId } from '@thriftline/domain/collections';
import { toDocument } from '@thriftline/domain/document-names';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

/** What a note of having seen a contact says. */
export interface Viewed {
  productId: string;
  sellerId: string;
  buyerId: string;
  /** What the account says at this moment, since the rules compare. */
  yourname: string;
  email: string;
}

/** Notes for the seller that a buyer sees their contact: without it the rules do not show it. */
export function viewContact(viewed: Viewed): Promise<void> {
  const id = contactViewDocumentId(viewed.productId, viewed.buyerId);
  return setDoc(
    doc(firestore, COLLECTIONS.contactViews, id),
    toDocument({ ...viewed, createdAt: serverTimestamp() }),
  );
}
