import { indexProduct } from '../../search/index-product.ts';
import type { FollowChange } from '../events/document-event.ts';

/** An advertised product is found by everybody, as long as it is advertised. */
export const advertisementWritten: FollowChange = async ({ documentId }) =>
  void (await indexProduct(documentId));
