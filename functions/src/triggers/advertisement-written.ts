import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { indexProduct } from '../search/index-product.ts';

/** An advertised product is found by everybody, as long as it is advertised. */
export const advertisementWritten = onDocumentWritten(
  { document: `${COLLECTIONS.advertisements}/{productId}`, retry: true },
  async ({ params }) => void (await indexProduct(params.productId)),
);
