import { COLLECTIONS, contactViewDocumentId } from '@thriftline/domain/collections';
import type { ContactView } from '@thriftline/domain/contact-view';
import { DOCUMENT_NAMES } from '@thriftline/domain/document-names';
import { AppError } from '@thriftline/domain/errors';
import type { Product } from '@thriftline/domain/product';
import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { countCreation } from '../accounts/quotas.ts';
import { collection, documentIn, read, type Stored } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';

/** Who has seen which seller's contact. */
export const contactViews = () => collection<ContactView>(COLLECTIONS.contactViews);

/** All who have seen the contact of a product. */
export const contactViewsOf = (productId: string) =>
  contactViews().where(DOCUMENT_NAMES.productId, '==', productId);

/** Notes and counts that the actor sees the contact of a product. Says whether they may: not when their share is used up. */
async function noteView(actor: Actor, { id, data: { sellerId } }: Stored<Product>): Promise<boolean> {
  const document = documentIn(contactViews(), contactViewDocumentId(id, actor.uid));
  try {
    await firestore().runTransaction(async (transaction) => {
      if ((await read(document, transaction)) !== undefined) return;
      await countCreation(transaction, actor, 'contactViews', document.id);
      const { uid: buyerId, name: yourname, email } = actor;
      const createdAt = FieldValue.serverTimestamp();
      transaction.create(document, { productId: id, buyerId, sellerId, yourname, email, createdAt });
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false;
    throw error;
  }
}

/**
 * Notes for their sellers, once each and for good, that the actor sees the contacts of these products. Gives those whose
 * contact the actor may see: what is new counts, and there are so many in a window of time.
 */
export async function noteViews(
  actor: Actor,
  products: readonly Stored<Product>[],
): Promise<Stored<Product>[]> {
  const documents = products.map(({ id }) =>
    documentIn(contactViews(), contactViewDocumentId(id, actor.uid)),
  );
  const known = await firestore().getAll(...documents);
  const seen: Stored<Product>[] = [];
  // One after the other, for all of them raise the same count.
  for (const [index, product] of products.entries()) {
    if (known[index]?.exists || (await noteView(actor, product))) seen.push(product);
  }
  return seen;
}
