import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Product } from '@thriftline/domain/product';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { STRIPE_SECRET_KEY } from '../config.ts';
import { cleanUpProduct } from '../services/clean-up-product.ts';

/** A deleted product takes its advertisement, contact, wishes, unpaid bookings and pictures along. */
export const productDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.products}/{productId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data, params }) => {
    if (data) await cleanUpProduct(params.productId, data.data() as Product);
  },
);
