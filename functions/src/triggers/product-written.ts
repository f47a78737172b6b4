import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { indexProduct } from '../search/index-product.ts';

/** A product is found by searching as it is now, and no longer once it is sold or gone. */
export const productWritten = onDocumentWritten(
  { document: `${COLLECTIONS.products}/{productId}`, retry: true },
  async ({ params }) => void (await indexProduct(params.productId)),
);
