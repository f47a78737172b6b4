import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Product } from '@thriftline/domain/product';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { retireProductId } from '../catalogue/product-ids.ts';
import { deleteProductData } from '../deletion/delete-product-data.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/** A deleted product takes its advertisement, contact, wishes, unpaid bookings and pictures along; its id stays used. */
export const productDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.products}/{productId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data, params }) => {
    await retireProductId(params.productId);
    if (data) await deleteProductData(params.productId, data.data() as Product);
  },
);
