import { fromDocument } from '@thriftline/domain/base/document-names';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { noteNewItem } from '../../follows/note-new-item.ts';
import { tellSearchers } from '../../saved-searches/tell-searchers.ts';
import { indexProduct } from '../../search/index-product.ts';
import type { FollowChange } from '../events/document-event.ts';

function productOf(snapshot: DocumentSnapshot | undefined): Product | undefined {
  const data = snapshot?.data();
  return data && (fromDocument(data) as Product);
}

/**
 * A product is found by searching as it is now, and no longer once it is sold or gone. Whoever has saved a search that finds it
 * from now on is told, and who follows its seller is to be told of a new one.
 */
export const productWritten: FollowChange = async ({ data, documentId: productId }) => {
  await indexProduct(productId);
  const change = { before: productOf(data.before), after: productOf(data.after) };
  await noteNewItem(productId, change);
  await tellSearchers(productId, change);
};
