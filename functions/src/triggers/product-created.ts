import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Product } from '@thriftline/domain/product';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { markPicturesUsed } from '../services/mark-pictures-used.ts';

/** A new product's pictures are in use. */
export const productCreated = onDocumentCreated(
  { document: `${COLLECTIONS.products}/{productId}`, retry: true },
  async ({ data }) => {
    if (data) await markPicturesUsed(data.data() as Product);
  },
);
