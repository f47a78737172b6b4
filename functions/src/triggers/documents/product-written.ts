import { noteNewItem } from '../../follows/note-new-item.ts';
import { notifySearchers } from '../../saved-searches/notify-searchers.ts';
import { indexProduct } from '../../search/index-product.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/**
 * A product is found by searching as it is now, and no longer once it is sold or gone. Whoever has saved a search that finds it
 * from now on is told, and who follows its seller is to be told of a new one.
 */
export const productWritten: FollowChange = async ({ data, documentId: productId }) => {
  await indexProduct(productId);
  const change = changeOf('products', data);
  await noteNewItem(productId, change);
  await notifySearchers(productId, change);
};
