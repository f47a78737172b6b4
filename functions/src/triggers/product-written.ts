import { COLLECTIONS } from '@thriftline/domain/collections';
import { fromDocument } from '@thriftline/domain/document-names';
import type { Product } from '@thriftline/domain/product';
import { type DocumentSnapshot, onDocumentWritten } from 'firebase-functions/firestore';
import { noteNewItem } from '../follows/note-new-item.ts';
import { tellSearchers } from '../saved-searches/tell-searchers.ts';
import { indexProduct } from '../search/index-product.ts';

function productOf(snapshot: DocumentSnapshot | undefined): Product | undefined {
  const data = snapshot?.data();
  return data && (fromDocument(data) as Product);
}

/**
 * A product is found by searching as it is now, and no longer once it is sold or gone. Whoever has saved a search that finds it
 * from now on is told, and who follows its seller is to be told of a new one.
 */
export const productWritten = onDocumentWritten(
  { document: `${COLLECTIONS.products}/{productId}`, retry: true, timeoutSeconds: 300 },
  async ({ data, params: { productId } }) => {
    await indexProduct(productId);
    const change = { before: productOf(data?.before), after: productOf(data?.after) };
    await noteNewItem(productId, change);
    await tellSearchers(productId, change);
  },
);
