import { COLLECTIONS, contactViewDocumentId } from '@thriftline/domain/collections';
import type { ContactView } from '@thriftline/domain/contact-view';
import { DOCUMENT_NAMES } from '@thriftline/domain/document-names';
import type { Product } from '@thriftline/domain/product';
import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { collection, documentIn, type Stored } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';

/** Who has seen which seller's contact. */
export const contactViews = () => collection<ContactView>(COLLECTIONS.contactViews);

/** All who have seen the contact of a product. */
export const contactViewsOf = (productId: string) =>
  contactViews().where(DOCUMENT_NAMES.productId, '==', productId);

/** gRPC's code for a document that is there: another call noted it at this moment. */
const ALREADY_EXISTS = 6;

/** Notes for their sellers, once each and for good, that the actor sees the contacts of these products. */
export async function noteViews(actor: Actor, seen: readonly Stored<Product>[]): Promise<void> {
  const documents = seen.map(({ id }) => documentIn(contactViews(), contactViewDocumentId(id, actor.uid)));
  const known = await firestore().getAll(...documents);
  await Promise.all(
    seen.map(async ({ id, data: { sellerId } }, index) => {
      const document = documents[index];
      if (document === undefined || known[index]?.exists) return;
      const { uid: buyerId, name: yourname, email } = actor;
      const createdAt = FieldValue.serverTimestamp();
      await document
        .create({ productId: id, buyerId, sellerId, yourname, email, createdAt })
        .catch((error: { code?: number }) => {
          if (error.code !== ALREADY_EXISTS) throw error;
        });
    }),
  );
}
