import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Contact } from '@thriftline/domain/contact';
import { collection, documentIn } from '../firestore/collection.ts';
import { productDocument } from './products.ts';

/** The private contact of one product. */
export const contactDocument = (productId: string) =>
  documentIn(
    collection<Contact>(`${COLLECTIONS.products}/${productDocument(productId).id}/private`),
    'contact',
  );
