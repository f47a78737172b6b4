import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Contact } from '@thriftline/domain/catalogue/contact';
import type { CollectionGroup, DocumentSnapshot } from 'firebase-admin/firestore';
import { collection, documentIn } from '../firestore/collection.ts';
import { parentId } from '../firestore/parent-id.ts';
import { firestore } from '../platform/firebase.ts';
import { productDocument } from './products.ts';

/** The private contact of one product. */
export const contactDocument = (productId: string) =>
  documentIn(
    collection<Contact>(`${COLLECTIONS.products}/${productDocument(productId).id}/private`),
    'contact',
  );

/** The private documents of all products: their contacts. */
export const everyContact = (): CollectionGroup => firestore().collectionGroup('private');

/** The product that a contact is of. */
export const productIdOfContact = (snapshot: Pick<DocumentSnapshot, 'ref'>): string => parentId(snapshot);
