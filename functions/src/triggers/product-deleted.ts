import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Product } from '@thriftline/domain/product';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { retireProductId } from '../catalogue/product-ids.ts';
import { deleteProductDocuments, deleteProductPictures } from '../deletion/delete-product-data.ts';
import { isFolderSwept } from '../deletion/is-folder-swept.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/** A deleted product takes its advertisement, contact, wishes, unpaid bookings and pictures along; its id stays used. */
export const productDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.products}/{productId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data, params }) => {
    await retireProductId(params.productId);
    await deleteProductDocuments(params.productId);
    const product = data?.data() as Product | undefined;
    if (product && !(await isFolderSwept(product.sellerId))) await deleteProductPictures(product);
  },
);
