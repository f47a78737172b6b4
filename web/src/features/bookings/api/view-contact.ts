import { COLLECTIONS, contactViewDocumentId } from '@thriftline/domain/collections';
import { toDocument } from '@thriftline/domain/document-names';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { commitCounted } from '@/lib/quota/commit-counted.ts';

/** What a note of having seen a contact says. */
export interface Viewed {
  productId: string;
  sellerId: string;
  buyerId: string;
  /** What the account says at this moment, since the rules compare. */
  yourname: string;
  email: string;
}

/**
 * Notes for the seller that a buyer sees their contact: without it the rules do not show it. Rejects with
 * `too-many-requests` when the buyer has seen as many as there are for now.
 */
export async function viewContact(viewed: Viewed): Promise<void> {
  const id = contactViewDocumentId(viewed.productId, viewed.buyerId);
  const note = toDocument({ ...viewed, createdAt: serverTimestamp() });
  const creation = { act: 'contactViews', uid: viewed.buyerId, id } as const;
  const { written } = commitCounted(creation, (batch) => {
    batch.set(doc(firestore, COLLECTIONS.contactViews, id), note);
  });
  await written;
}
