import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import type { Wish } from '@thriftline/domain/catalogue/wish';
import { collection, documentIn } from '../firestore/collection.ts';

/** The wish lists of all buyers; a document's id is made of its product's and its buyer's. */
export const wishes = () => collection<Wish>(COLLECTIONS.wishlist);

/** All wishes for a product. */
export const wishesFor = (productId: string) => wishes().where(DOCUMENT_NAMES.productId, '==', productId);

/** One wish. */
export const wishDocument = (id: string) => documentIn(wishes(), id);
