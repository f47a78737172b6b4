import { retireProductId } from '../../catalogue/product-ids.ts';
import { deleteProductDocuments, deleteProductPictures } from '../../deletion/delete-product-data.ts';
import { isFolderSwept } from '../../deletion/pictures/is-folder-swept.ts';
import type { FollowDocument } from '../events/document-event.ts';
import { entityOf } from '../events/entity-of.ts';

/** A deleted product takes its advertisement, contact, wishes, unpaid bookings and pictures along; its id stays used. */
export const productDeleted: FollowDocument = async ({ data, documentId }) => {
  await retireProductId(documentId);
  await deleteProductDocuments(documentId);
  const product = entityOf('products', data);
  if (!(await isFolderSwept(product.sellerId))) await deleteProductPictures(product);
};
